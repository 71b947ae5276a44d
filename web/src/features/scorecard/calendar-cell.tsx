import { dateName } from '@hearthway/domain/format';
import { cn } from '../../ui/cn.ts';
import type { CalendarDay } from './calendar-months.ts';

export function CalendarCell({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
  const { date, total, isStreakDay, isBreak } = day;
  return (
    <span
      className={cn(
        'grid h-9 place-items-center text-sm tabular-nums',
        isStreakDay && 'bg-teal font-semibold text-on-strong',
        !isStreakDay && total !== null && 'mx-0.5 rounded-small bg-teal/16',
        total === null && 'mx-0.5 text-muted',
        isBreak &&
          !isStreakDay &&
          'rounded-small outline-1 outline-edge outline-dashed -outline-offset-2',
        isStreakDay && !day.joinsBefore && 'ml-0.5 rounded-l-small',
        isStreakDay && !day.joinsAfter && 'mr-0.5 rounded-r-small',
        isToday && 'outline-2 outline-coral -outline-offset-1 rounded-small',
      )}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="sr-only">
        {dateName(date)}
        {isToday && ', today'}: {total === null ? 'no check-in' : `${total} of 10`}
        {isStreakDay && ', streak day'}
        {isBreak && ', on a break'}
      </span>
    </span>
  );
}
