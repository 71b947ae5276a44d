import type { DayKey } from '@hearthway/domain/calendar';
import { dateName, monthName } from '@hearthway/domain/format';
import { dayWords } from '@hearthway/domain/journal/messages';
import { type JournalDay, listDaysInMonth, roundToFeeling } from '@hearthway/domain/journal/year';
import { cn } from '../../ui/cn.ts';
import { FeelingFace } from './feeling-face.tsx';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthCalendarProps {
  month: string;
  days: readonly JournalDay[];
  today: DayKey;
  chosen: DayKey | null;
  onChoose: (day: DayKey | null) => void;
}

export function MonthCalendar({ month, days, today, chosen, onChoose }: MonthCalendarProps) {
  const byDay = new Map(days.map((one) => [one.day, one]));
  return (
    <table className="w-full max-w-md table-fixed border-collapse">
      <caption className="sr-only">{monthName(`${month}-01`)}</caption>
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
        {getWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              <td key={WEEKDAYS[place]} className="h-13 p-0 text-center align-middle">
                {day && (
                  <Day
                    day={day}
                    entries={byDay.get(day)}
                    today={today}
                    isChosen={day === chosen}
                    onTap={() => onChoose(day === chosen ? null : day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: DayKey;
  entries: JournalDay | undefined;
  today: DayKey;
  isChosen: boolean;
  onTap: () => void;
}

function Day({ day, entries, today, isChosen, onTap }: DayProps) {
  const number = Number(day.slice(8));
  if (!entries) {
    return (
      <span
        className={cn(
          'mx-auto grid size-10 place-items-center rounded-full text-muted tabular-nums',
          day > today ? 'text-xs' : 'text-sm',
          day < today && 'bg-sunk',
          day === today && 'font-bold text-ink ring-2 ring-teal ring-inset',
        )}
      >
        {number}
        {day === today && <span className="sr-only"> (today)</span>}
      </span>
    );
  }
  const feeling = roundToFeeling(entries.feeling);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${dateName(day)}: ${dayWords(entries.count, feeling)}`}
      onClick={onTap}
      className={cn(
        'mx-auto flex size-12 flex-col items-center justify-center rounded-control text-xs tabular-nums hover:bg-hover',
        (isChosen || day === today) && 'ring-2 ring-teal ring-inset',
        isChosen && 'bg-teal/12',
      )}
    >
      <FeelingFace feeling={feeling} className="size-6.5" />
      {number}
    </button>
  );
}

function getWeeks(month: string): (DayKey | null)[][] {
  const days = listDaysInMonth(month);
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks: (DayKey | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7) {
    const week = cells.slice(start, start + 7);
    weeks.push([...week, ...Array<null>(7 - week.length).fill(null)]);
  }
  return weeks;
}
