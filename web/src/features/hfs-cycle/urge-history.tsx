import {
  HELPED_LABELS,
  HFS_MESSAGES,
  SET_OFF_BY_LABELS,
  strengthSentence,
} from '@hearthway/domain/hfs-cycle/messages';
import type { Urge } from '@hearthway/domain/hfs-cycle/urge';
import { DAY_PARTS, endedUrges, urgeHistory } from '@hearthway/domain/hfs-cycle/urge-history';
import { CountBars } from './count-bars.tsx';
import { StrengthChart } from './strength-chart.tsx';
import { UrgeTable } from './urge-table.tsx';

const hoursByDayPart = new Map<string, string>(DAY_PARTS.map(({ name, hours }) => [name, hours]));

export function UrgeHistory({ urges }: { urges: readonly Urge[] }) {
  const { strength, dayParts, setOffBy, helped } = urgeHistory(urges);
  const ended = endedUrges(urges);
  const summary = strength && strengthSentence(strength, ended.length);
  return (
    <>
      <div className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-2">
        {summary && (
          <div>
            <p className="mb-4">{summary}</p>
            <StrengthChart urges={ended} summary={summary} />
          </div>
        )}
        <CountBars
          title={HFS_MESSAGES.timesOfDay}
          rows={dayParts.map(({ value, count }) => ({
            label: value,
            count,
            detail: hoursByDayPart.get(value),
          }))}
        />
        <CountBars
          title={HFS_MESSAGES.whatSetsItOff}
          rows={setOffBy.map(({ value, count }) => ({ label: SET_OFF_BY_LABELS[value], count }))}
        />
        {helped.length > 0 && (
          <CountBars
            title={HFS_MESSAGES.whatHelped}
            rows={helped.map(({ value, count, fall }) => ({
              label: HELPED_LABELS[value],
              count,
              detail:
                fall > 0 ? `${fall} ${fall === 1 ? 'point' : 'points'} down on average` : undefined,
            }))}
          />
        )}
      </div>
      <UrgeTable urges={urges} />
    </>
  );
}
