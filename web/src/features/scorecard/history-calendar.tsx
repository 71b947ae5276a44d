import { addDays, type DayKey } from '@hearthway/domain/calendar';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { isStreakDay, shownPillars } from '@hearthway/domain/scorecard/score';
import {
  historyStart,
  type StreakSettings,
  type Streaks,
} from '@hearthway/domain/scorecard/streaks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { calendarMonths } from './calendar-months.ts';
import { DayDetail } from './day-detail.tsx';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTHS_ON_A_PHONE = 2;
/** On a wide screen, months stand in a row, and the introduction fills the place that is left. */
const WIDE = [
  '',
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
  'lg:grid-cols-3',
  'lg:grid-cols-4',
  'lg:grid-cols-4',
] as const;

interface HistoryCalendarProps {
  days: readonly Checkin[];
  today: DayKey;
  streaks: Streaks;
  settings: StreakSettings;
  className?: string;
}

export function HistoryCalendar(props: HistoryCalendarProps) {
  const { days, today, streaks, settings, className } = props;
  const [selected, setSelected] = useState<DayKey | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const grid = useRef<HTMLFieldSetElement>(null);
  const inWindow = days.filter(({ date }) => date >= historyStart(today) && date <= today);
  const streakDays = inWindow.filter((day) => isStreakDay(day, settings.hidden)).length;

  const firstMonth = (inWindow.map(({ date }) => date).toSorted()[0] ?? today).slice(0, 7);
  const months = calendarMonths(days, today, settings).filter(({ month }) => month >= firstMonth);

  function moveByKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).dataset.day;
    if (!step || !from) return;
    event.preventDefault();
    const next = addDays(from, step);
    if (next < historyStart(today) || next.slice(0, 7) < firstMonth || next > today) return;
    setSelected(next);
    setShowsAll(true);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <Card className={className}>
      <fieldset
        ref={grid}
        onKeyDown={moveByKey}
        className={cn(
          'grid min-w-0 gap-x-8 gap-y-6 sm:max-lg:grid-cols-2',
          WIDE[Math.min(months.length, WIDE.length - 1)],
        )}
      >
        <legend className="sr-only">Choose a day to see its ratings</legend>
        <div
          className={
            months.length < WIDE.length - 1 ? 'sm:max-lg:col-span-full' : 'sm:col-span-full'
          }
        >
          <CardTitle>The last 90 days</CardTitle>
          <CardText>{summary(inWindow.length, streakDays, streaks.best)}</CardText>
          <Legend
            points={shownPillars(settings.hidden).length}
            hasBreaks={settings.breaks.length > 0}
          />
        </div>
        {months.map((month, index) => (
          <CalendarMonth
            key={month.month}
            month={month}
            today={today}
            selected={selected}
            onSelect={(date) => setSelected(date === selected ? null : date)}
            className={!showsAll && index >= MONTHS_ON_A_PHONE && 'max-sm:hidden'}
            detail={selected && <DayDetail date={selected} days={days} hidden={settings.hidden} />}
          />
        ))}
      </fieldset>
      {!showsAll && months.length > MONTHS_ON_A_PHONE && (
        <Button
          variant="link"
          size="sm"
          className="mt-4 sm:hidden"
          onClick={() => setShowsAll(true)}
        >
          Show earlier months
        </Button>
      )}
    </Card>
  );
}

function summary(checkins: number, streakDays: number, best: number): string {
  if (checkins === 0) return 'Your first tap starts this calendar.';
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`;
  return `${count(checkins, 'check-in', 'check-ins')}, ${count(streakDays, 'streak day', 'streak days')}, longest streak ${count(best, 'day', 'days')}. Tap a day to look back at it.`;
}

function Legend({ points, hasBreaks }: { points: number; hasBreaks: boolean }) {
  const marks = [
    { look: 'bg-teal', text: `good day: ${points} ${points === 1 ? 'point' : 'points'} or more` },
    { look: 'bg-teal/20', text: 'some points' },
    { look: 'ring-1 ring-line ring-inset', text: 'no check-in' },
    ...(hasBreaks
      ? [{ look: 'outline-1 outline-edge outline-dashed -outline-offset-1', text: 'planned break' }]
      : []),
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      {marks.map(({ look, text }) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden="true" className={cn('size-4 rounded-[5px]', look)} />
          {text}
        </li>
      ))}
    </ul>
  );
}
