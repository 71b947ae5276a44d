import { addDays, type DayKey } from '@hearthway/domain/calendar';
import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { formatRevenue } from '@hearthway/domain/dashboard/revenue';
import { shortDate } from '@hearthway/domain/format';

export function nameWeek(from: DayKey): string {
  const [first, last] = [shortDate(from), shortDate(addDays(from, 6))];
  const [day, month] = first.split(' ');
  return month === last.split(' ')[1] ? `${day}–${last}` : `${first} – ${last}`;
}

interface WeekColumn {
  name: string;
  read: (week: PracticeWeek) => number | string | null;
}

const COLUMNS: readonly WeekColumn[] = [
  { name: 'Members', read: ({ members }) => members },
  { name: 'Joined', read: ({ joined }) => joined },
  { name: 'Left', read: ({ left }) => left },
  { name: 'Active', read: ({ active }) => active },
  { name: 'Check-ins', read: ({ checkins }) => checkins },
];
const PAID_COLUMNS: readonly WeekColumn[] = [
  { name: 'Paying', read: ({ paying }) => paying },
  { name: 'Revenue per month', read: formatRevenue },
];

export const weekColumns = (showsPayments: boolean): readonly WeekColumn[] =>
  showsPayments ? [...COLUMNS, ...PAID_COLUMNS] : COLUMNS;

export function weeksCsv(weeks: readonly PracticeWeek[], showsPayments: boolean): string {
  const columns = weekColumns(showsPayments);
  const lines = weeks.map((week) => [week.from, ...columns.map(({ read }) => read(week) ?? '')]);
  const quoted = [['Week from', ...columns.map(({ name }) => name)], ...lines].map((line) =>
    line.map((cell) => (/[",]/.test(String(cell)) ? `"${cell}"` : cell)).join(','),
  );
  return [...quoted, ''].join('\r\n');
}
