import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { monthName } from '@hearthway/domain/format';

type Months = Pick<DashboardResponse['retention'][number], 'from' | 'to'>;

export function nameMonths({ from, to }: Months): string {
  const [first = '', last = ''] = [from, to].map((day) =>
    monthName(day).replace(/^(...)\S*/, '$1'),
  );
  return from === to ? last : `${first.split(' ')[0]}–${last}`;
}
