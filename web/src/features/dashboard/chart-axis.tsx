import { addDays } from '@hearthway/domain/calendar';
import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { shortDate } from '@hearthway/domain/format';
import type { CSSProperties } from 'react';
import { cn } from '../../ui/cn.ts';
import type { ChartScale } from './chart-scale.ts';

interface TickLabelsProps {
  scale: ChartScale;
  label: (value: number) => string;
}

export function TickLabels({ scale: { ticks, toLevel }, label }: TickLabelsProps) {
  const texts = ticks.map(label);
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <span aria-hidden="true" className="relative block text-muted text-xs tabular-nums">
      <span className="invisible">{longest}</span>
      {ticks.map((tick, index) => (
        <span
          key={tick}
          className="absolute right-0 translate-y-1/2"
          style={{ bottom: `${toLevel(tick)}%` }}
        >
          {texts[index]}
        </span>
      ))}
    </span>
  );
}

export const GridLines = ({ scale: { ticks, toLevel } }: { scale: ChartScale }) => (
  <>
    {ticks.map((tick, index) => (
      <span
        key={tick}
        className={cn('absolute inset-x-0 border-t', index === 0 ? 'border-edge' : 'border-line')}
        style={{ bottom: `${toLevel(tick)}%` }}
      />
    ))}
  </>
);

const AXIS_PARTS = 3;

/** In charts of more weeks, there is no room for every date. */
const MAX_DATED = 13;

interface WeekAxisProps {
  weeks: readonly Pick<PracticeWeek, 'from'>[];
  /** The name of the last week. */
  latest: 'last 7 days' | 'today';
  isLarge: boolean;
}

export function WeekAxis({ weeks, latest, isLarge }: WeekAxisProps) {
  const last = weeks.length - 1;
  const hasAllDates = isLarge && weeks.length <= MAX_DATED;
  const shown = hasAllDates
    ? weeks.map((_, index) => index)
    : [...new Set([0, ...(isLarge ? middle(last) : []), last])];
  // Each week is named by its last day, as the last one is by today.
  const dayOf = (index: number) => addDays(weeks[index]?.from ?? '', 6);
  return (
    <p aria-hidden="true" className="relative mt-1.5 h-[1lh] text-muted text-xs">
      {shown.map((index) => (
        <span
          key={index}
          className={cn(
            'absolute whitespace-nowrap',
            index > 0 && index < last && 'max-md:hidden',
            hasAllDates
              ? 'md:-translate-x-1/2 md:left-(--middle)'
              : index > 0 && index < last && '-translate-x-1/2 left-(--middle)',
            index === last && (hasAllDates ? 'max-md:right-0' : 'right-0'),
          )}
          style={{ '--middle': `${((index + 0.5) / weeks.length) * 100}%` } as CSSProperties}
        >
          {index === last ? latest : shortDate(dayOf(index))}
        </span>
      ))}
    </p>
  );
}

const middle = (last: number) =>
  Array.from({ length: AXIS_PARTS - 1 }, (_, part) => Math.round(((part + 1) / AXIS_PARTS) * last));
