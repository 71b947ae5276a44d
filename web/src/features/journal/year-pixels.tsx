import type { DayKey } from '@hearthway/domain/calendar';
import { monthName } from '@hearthway/domain/format';
import { FEELINGS } from '@hearthway/domain/journal/entry';
import { FEELING_LABELS } from '@hearthway/domain/journal/messages';
import { type JournalDay, listDaysInMonth, roundToFeeling } from '@hearthway/domain/journal/year';
import { cn } from '../../ui/cn.ts';
import { FEELING_FILL } from './feeling-face.tsx';

const STEP = 10;
const GUTTER = 25;
const ROW = 12;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

interface YearPixelsProps {
  year: number;
  days: readonly JournalDay[];
  today: DayKey;
}

/**
 * The picture of the year is hidden from screen readers, because the month calendar contains the
 * same information as text.
 */
export function YearPixels({ year, days, today }: YearPixelsProps) {
  const months = shownMonths(year, days, today);
  const byDay = new Map(days.map(({ day, feeling }) => [day, roundToFeeling(feeling)]));
  const counts = FEELINGS.map((feeling) => ({
    feeling,
    count: [...byDay.values()].filter((one) => one === feeling).length,
  }));
  const summary = counts
    .filter(({ count }) => count > 0)
    .map(({ feeling, count }) => `${FEELING_LABELS[feeling]} ${count}`)
    .join(', ');
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${year} in pixels. ${summary ? `How your days felt: ${summary}.` : 'No entries yet.'}`}
        viewBox={`0 0 ${GUTTER + 31 * STEP} ${months.length * ROW}`}
        className="block w-full max-w-3xl"
      >
        {months.map((month, row) => (
          <g key={month} transform={`translate(0 ${row * ROW})`}>
            <text x="0" y="9.5" fontSize="11" className="fill-muted">
              {monthName(`${year}-${month}-01`).slice(0, 3)}
            </text>
            {listDaysInMonth(`${year}-${month}`).map((day, column) => {
              const feeling = byDay.get(day);
              return (
                <rect
                  key={day}
                  x={GUTTER + column * STEP + 0.75}
                  y="1.75"
                  width={STEP - 1.5}
                  height={STEP - 1.5}
                  rx="2"
                  className={cn(
                    feeling ? FEELING_FILL[feeling] : 'fill-line',
                    day > today && 'opacity-45',
                    day === today && 'stroke-coral stroke-[1.2]',
                  )}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
          {counts.map(({ feeling, count }) => (
            <li key={feeling} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className={cn('size-3.5 rounded-[4px]', FEELING_FILL[feeling])}
              />
              {FEELING_LABELS[feeling]} {count > 0 && <span className="tabular-nums">{count}</span>}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function shownMonths(year: number, days: readonly JournalDay[], today: DayKey): string[] {
  const first = days.map(({ day }) => day.slice(5, 7)).toSorted()[0] ?? today.slice(5, 7);
  const last = String(year) === today.slice(0, 4) ? today.slice(5, 7) : '12';
  return MONTHS.filter((month) => month >= first && month <= last);
}
