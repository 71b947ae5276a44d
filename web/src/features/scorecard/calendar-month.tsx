import type { DayKey } from '@hearthway/domain/calendar';
import { monthName } from '@hearthway/domain/format';
import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { CalendarCell } from './calendar-cell.tsx';
import type { CalendarMonth as Month } from './calendar-months.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface CalendarMonthProps {
  month: Month;
  today: DayKey;
  selected: DayKey | null;
  onSelect: (date: DayKey) => void;
  className?: string | false;
  detail: ReactNode;
}

export function CalendarMonth(props: CalendarMonthProps) {
  const { month, today, selected, onSelect, className, detail } = props;
  return (
    <div className={cn('self-start', className)}>
      <table className="w-full table-fixed border-collapse">
        <caption className="pb-2 text-left font-serif text-lg">
          {monthName(`${month.month}-01`)}
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
          {month.weeks.map((week, row) => (
            <tr key={week.find(Boolean)?.date ?? row}>
              {week.map((day, place) => (
                <td
                  key={WEEKDAYS[place]}
                  className={cn(
                    'py-0.5 text-center',
                    day?.joinsBefore ? 'pl-0' : 'pl-0.5',
                    day?.joinsAfter ? 'pr-0' : 'pr-0.5',
                  )}
                >
                  {day && (
                    <CalendarCell
                      day={day}
                      isToday={day.date === today}
                      isSelected={day.date === selected}
                      isTabStop={day.date === (selected ?? today)}
                      onSelect={() => onSelect(day.date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {selected?.startsWith(month.month) && detail}
    </div>
  );
}
