import { dateName } from '@hearthway/domain/format';
import { cn } from '../../ui/cn.ts';
import type { CalendarDay } from './calendar-months.ts';

interface CalendarCellProps {
  day: CalendarDay;
  isToday: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  onSelect: () => void;
}

export function CalendarCell({ day, isToday, isSelected, isTabStop, onSelect }: CalendarCellProps) {
  const { date, total, isStreakDay, isBreak } = day;
  return (
    <button
      type="button"
      data-day={date}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onSelect}
      className={cn(
        'grid h-11 w-full cursor-pointer place-items-center text-sm tabular-nums focus-visible:relative focus-visible:z-1',
        isStreakDay && 'bg-teal font-semibold text-on-strong',
        !isStreakDay && total !== null && 'rounded-small bg-teal/16',
        total === null && 'text-muted',
        isBreak &&
          !isStreakDay &&
          'rounded-small outline-1 outline-edge outline-dashed -outline-offset-2',
        day.joinsAfter && 'shadow-[1px_0_0_var(--color-teal)]',
        isStreakDay && !day.joinsBefore && 'rounded-l-small',
        isStreakDay && !day.joinsAfter && 'rounded-r-small',
        isToday && 'rounded-small outline-2 outline-teal -outline-offset-1',
        isSelected && 'rounded-small outline-2 outline-ink -outline-offset-2',
      )}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="sr-only">
        {dateName(date)}
        {isToday && ', today'}: {total === null ? 'no check-in' : `${total} of 10`}
        {isStreakDay && ', streak day'}
        {isBreak && ', on a break'}
      </span>
    </button>
  );
}
