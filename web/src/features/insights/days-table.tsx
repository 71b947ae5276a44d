import { dayName } from '@hearthway/domain/format';
import type { ShownInsight } from '@hearthway/domain/insights/contract';
import { FACTORS } from '@hearthway/domain/insights/factors';
import { OUTCOMES } from '@hearthway/domain/insights/outcomes';
import { ScrollArea } from '../../ui/scroll-area.tsx';

export function DaysTable({ insight }: { insight: ShownInsight }) {
  const { label, isWeekly } = OUTCOMES[insight.outcome];
  const groups = FACTORS[insight.factor].groups[insight.split];
  return (
    <ScrollArea label="The days in the chart" className="mt-1 max-h-72 rounded-control bg-sunk">
      <table className="w-full text-left tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              {isWeekly ? 'Week ending' : 'Day'}
            </th>
            <th scope="col" className="px-3 py-2 font-semibold">
              {label}
            </th>
            <th scope="col" className="px-3 py-2 font-semibold">
              {insight.lag === 1 ? 'The day before' : 'Group'}
            </th>
          </tr>
        </thead>
        <tbody>
          {insight.days.toReversed().map(([day, value, isPresent]) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="px-3 py-1.5 font-medium">
                {dayName(day)}
              </th>
              <td className="px-3 py-1.5">{value}</td>
              <td className="px-3 py-1.5">{groups[isPresent ? 0 : 1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
