import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { dayName } from '@hearthway/domain/format';
import { isStreakDay } from '@hearthway/domain/scorecard/score';
import type { DayRecord, StreakSettings } from '@hearthway/domain/scorecard/streaks';
import Flame from 'lucide-react/icons/flame';
import { cn } from '../../ui/cn.ts';

const DAYS = 7;

interface WeekStripProps {
  days: readonly DayRecord[];
  today: DayKey;
  settings: StreakSettings;
  className?: string;
}

export function WeekStrip({ days, today, settings, className }: WeekStripProps) {
  const found = new Map(days.map((day) => [day.date, day]));
  return (
    <ol aria-label="Your last seven days" className={cn('grid grid-cols-7 gap-1', className)}>
      {Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1)).map((date) => {
        const day = found.get(date);
        const look = !day ? 'none' : isStreakDay(day, settings.hidden) ? 'good' : 'some';
        return (
          <li key={date} className="flex flex-col items-center gap-1 text-xs">
            <span className={cn(date === today ? 'font-bold' : 'text-muted')} aria-hidden="true">
              {date === today ? 'Today' : dayName(date).slice(0, 2)}
            </span>
            <span
              aria-hidden="true"
              className={cn('grid size-8 place-items-center rounded-full', LOOKS[look])}
            >
              {look === 'good' && <Flame className="size-4.5" />}
              {look === 'some' && <span className="size-2 rounded-full bg-teal" />}
            </span>
            <span className="sr-only">
              {dayName(date)}: {WORDS[look]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const LOOKS = {
  good: 'bg-teal text-on-strong',
  some: 'ring-2 ring-teal/45 ring-inset',
  none: 'bg-sunk ring-1 ring-line ring-inset',
} as const;
const WORDS = { good: 'a good day', some: 'checked in', none: 'no check-in' } as const;
