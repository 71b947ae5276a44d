import type { DayKey } from '@hearthway/domain/calendar';
import { dateName, monthName } from '@hearthway/domain/format';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { isStreakDay, shownPillars } from '@hearthway/domain/scorecard/score';
import {
  historyStart,
  type StreakSettings,
  type Streaks,
} from '@hearthway/domain/scorecard/streaks';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { CalendarCell } from './calendar-cell.tsx';
import { calendarMonths } from './calendar-months.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface HistoryCalendarProps {
  days: readonly Checkin[];
  today: DayKey;
  streaks: Streaks;
  settings: StreakSettings;
}

export function HistoryCalendar({ days, today, streaks, settings }: HistoryCalendarProps) {
  const inWindow = days.filter(({ date }) => date >= historyStart(today) && date <= today);
  const streakDays = inWindow.filter((day) => isStreakDay(day, settings.hidden)).length;
  return (
    <Card>
      <CardTitle>The last 90 days</CardTitle>
      <CardText>{summary(inWindow.length, streakDays, streaks.best)}</CardText>
      <Legend
        points={shownPillars(settings.hidden).length}
        hasBreaks={settings.breaks.length > 0}
      />
      <div className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {calendarMonths(days, today, settings).map(({ month, weeks }) => (
          <table key={month} className="w-full table-fixed border-collapse self-start">
            <caption className="pb-2 text-left font-serif text-lg">
              {monthName(`${month}-01`)}
            </caption>
            <thead>
              <tr>
                {WEEKDAYS.map((name) => (
                  <th key={name} scope="col" className="pb-1 font-semibold text-muted text-xs">
                    <abbr title={name} className="no-underline">
                      {name.slice(0, 2)}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, row) => (
                <tr key={week.find(Boolean)?.date ?? row}>
                  {week.map((day, place) => (
                    <td key={WEEKDAYS[place]} className="p-0 py-0.5 text-center">
                      {day && <CalendarCell day={day} isToday={day.date === today} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className="sr-only">
        From {dateName(historyStart(today))} to {dateName(today)}.
      </p>
    </Card>
  );
}

function summary(checkins: number, streakDays: number, best: number): string {
  if (checkins === 0) return 'Your first tap starts this calendar.';
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`;
  return `${count(checkins, 'check-in', 'check-ins')}, ${count(streakDays, 'streak day', 'streak days')}, longest run ${count(best, 'day', 'days')}.`;
}

function Legend({ points, hasBreaks }: { points: number; hasBreaks: boolean }) {
  const marks = [
    { look: 'bg-teal', text: `streak day: ${points} ${points === 1 ? 'point' : 'points'} or more` },
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
