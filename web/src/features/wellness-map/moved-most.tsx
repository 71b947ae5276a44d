import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import {
  changeSentence,
  changeText,
  findBiggestChanges,
  tiedSentence,
} from '@hearthway/domain/wellness-map/progress';
import { CardText } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';

export function MovedMost({ entries }: { entries: readonly PulseEntry[] }) {
  const changes = findBiggestChanges(entries);
  const tied = tiedSentence(changes);
  return (
    <section aria-labelledby="moved-title">
      <h3 id="moved-title" className="font-sans font-semibold text-base tracking-normal">
        What moved most
      </h3>
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
              <span className="tabular-nums">
                <span className="text-muted text-sm">
                  {one.now - one.change} → {one.now}
                </span>{' '}
                <span className="font-semibold">{changeText(one.change)}</span>
              </span>
            </p>
            <ChangeBar before={one.now - one.change} now={one.now} />
            <p className="sr-only">{changeSentence(one)}</p>
          </li>
        ))}
      </ul>
      {tied && <CardText className={changes.shown.length > 0 ? 'mt-3' : 'mt-0'}>{tied}</CardText>}
    </section>
  );
}

function ChangeBar({ before, now }: { before: number; now: number }) {
  const from = Math.min(before, now);
  return (
    <span aria-hidden="true" className="relative mt-1.5 block h-2 rounded-full bg-line">
      <span
        className={cn(
          'absolute inset-y-0 rounded-full',
          now > before ? 'bg-map-petal' : 'bg-map-fell',
        )}
        style={{ left: `${from * 10}%`, width: `${Math.abs(now - before) * 10}%` }}
      />
      <span
        className={cn(
          'absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full ring-2 ring-surface',
          now > before ? 'bg-map-petal' : 'bg-map-fell',
        )}
        style={{ left: `${now * 10}%` }}
      />
    </span>
  );
}
