import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { dateName } from '@hearthway/domain/format';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { isStreakDay } from '@hearthway/domain/scorecard/score';
import {
  countGoodDays,
  HISTORY_DAYS,
  historyStart,
  type StreakSettings,
} from '@hearthway/domain/scorecard/streaks';
import { cn } from '../../ui/cn.ts';

interface DailyStripProps {
  days: readonly Checkin[];
  today: DayKey;
  settings: StreakSettings;
}

export function DailyStrip({ days, today, settings }: DailyStripProps) {
  const found = new Map(days.map((day) => [day.date, day]));
  const dates = Array.from({ length: HISTORY_DAYS }, (_, index) =>
    addDays(historyStart(today), index),
  );
  const firstDay = dates.find((date) => found.has(date)) ?? today;
  const good = dates.filter((date) => isStreakDay(found.get(date) ?? {}, settings.hidden)).length;
  return (
    <section aria-labelledby="strip-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id="strip-title" className="text-xl">
          Last 90 days
        </h3>
        <p className="text-muted text-sm">
          {good === 1 ? '1 good day' : `${good} good days`}, {countGoodDays(days, today, settings)}{' '}
          in the last 30
        </p>
      </div>
      <div
        aria-hidden="true"
        className="mt-4 grid grid-flow-col grid-rows-7 gap-1"
        style={{ gridAutoColumns: 'minmax(0, 1fr)' }}
      >
        {dates.map((date, index) => {
          const day = found.get(date);
          return (
            <span
              key={date}
              style={index === 0 ? { gridRowStart: weekdayRow(date) } : undefined}
              className={cn(
                'aspect-square rounded-[4px]',
                day && LOOKS[isStreakDay(day, settings.hidden) ? 'good' : 'some'],
                !day && (date < firstDay ? 'ring-1 ring-line/60 ring-inset' : LOOKS.none),
                date === today && 'ring-2 ring-ink',
              )}
            />
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between text-muted text-sm">
        <span>{dateName(historyStart(today))}</span>
        <span>Today</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-muted text-sm">
        {(
          [
            ['good', 'good day'],
            ['some', 'checked in'],
            ['none', 'no check-in'],
          ] as const
        ).map(([look, text]) => (
          <li key={look} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cn('size-3.5 rounded-[4px]', LOOKS[look])} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const LOOKS = { good: 'bg-teal', some: 'bg-teal/35', none: 'bg-line' } as const;

const weekdayRow = (date: DayKey) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
