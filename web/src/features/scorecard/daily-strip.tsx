import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { dateName } from '@hearthway/domain/format';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { dayTotal, isStreakDay } from '@hearthway/domain/scorecard/score';
import {
  countGoodDays,
  HISTORY_DAYS,
  historyStart,
  type StreakSettings,
} from '@hearthway/domain/scorecard/streaks';
import { Card, CardTitle } from '../../ui/card.tsx';
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
  const good = dates.filter((date) => isStreakDay(found.get(date) ?? {}, settings.hidden)).length;
  return (
    <Card aria-labelledby="strip-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <CardTitle id="strip-title">Last 90 days</CardTitle>
        <p className="text-muted text-sm">
          {good === 1 ? '1 good day' : `${good} good days`}, {countGoodDays(days, today, settings)}{' '}
          in the last 30
        </p>
      </div>
      <div aria-hidden="true" className="mt-4 grid grid-cols-[repeat(30,minmax(0,1fr))] gap-[3px]">
        {dates.map((date) => {
          const day = found.get(date);
          return (
            <span
              key={date}
              className={cn(
                'aspect-square rounded-[3px]',
                !day && 'bg-line',
                day && (isStreakDay(day, settings.hidden) ? 'bg-teal' : 'bg-teal/35'),
                day && dayTotal(day) === 0 && 'bg-teal/15',
                date === today && 'outline-2 outline-coral',
              )}
            />
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between text-muted text-sm">
        <span>{dateName(historyStart(today))}</span>
        <span>Today</span>
      </p>
    </Card>
  );
}
