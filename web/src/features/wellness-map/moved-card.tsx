import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import {
  changeSentence,
  changeText,
  findBiggestChanges,
  tiedSentence,
} from '@hearthway/domain/wellness-map/progress';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';

export function MovedCard({ entries }: { entries: readonly PulseEntry[] }) {
  const changes = findBiggestChanges(entries);
  const tied = tiedSentence(changes);
  return (
    <Card aria-labelledby="moved-title">
      <CardTitle id="moved-title">What moved most</CardTitle>
      {changes.shown.length === 0 && !tied && (
        <CardText>
          {entries.length < 2
            ? 'After your next pulse, you’ll see what moved.'
            : 'Everything stayed as it was.'}
        </CardText>
      )}
      <ul className="mt-3 flex flex-col gap-3">
        {changes.shown.map((one) => (
          <li key={one.spoke}>
            <p aria-hidden="true" className="flex justify-between gap-3">
              <span>{one.label}</span>
              <span className="font-semibold tabular-nums">{changeText(one.change)}</span>
            </p>
            <span
              aria-hidden="true"
              className="mt-1 block h-2 overflow-hidden rounded-full bg-line"
            >
              <span
                className="block h-full rounded-full"
                style={{ width: `${one.now * 10}%`, background: DOMAIN_INFO[one.domain].color }}
              />
            </span>
            <p className="sr-only">{changeSentence(one)}</p>
          </li>
        ))}
      </ul>
      {tied && <CardText className={changes.shown.length > 0 ? 'mt-3' : 'mt-0'}>{tied}</CardText>}
    </Card>
  );
}
