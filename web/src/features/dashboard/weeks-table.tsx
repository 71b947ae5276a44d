import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { formatNumber } from '@hearthway/domain/format';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { nameWeek, weekColumns, weeksCsv } from './week-words.ts';

interface WeeksTableProps {
  weeks: PracticeWeek[];
  showsPayments: boolean;
}

export function WeeksTable({ weeks, showsPayments }: WeeksTableProps) {
  const columns = weekColumns(showsPayments);
  const show = (value: number | string | null) =>
    value === null ? '–' : typeof value === 'number' ? formatNumber(value) : value;
  return (
    <Disclosure label="All weeks as a table" className="mt-3">
      <p className="text-muted">Each column in a chart is one week, and the last one ends today.</p>
      <div className="relative mt-2 overflow-x-auto rounded-card border border-line bg-surface px-5 py-2">
        <table className="w-full text-right">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-2 pr-4 text-left font-semibold">
                Week
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="whitespace-nowrap py-2 pl-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line tabular-nums">
            {weeks.toReversed().map((week) => (
              <tr key={week.from}>
                <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-normal">
                  {nameWeek(week.from)}
                </th>
                {columns.map(({ name, read }) => (
                  <td key={name} className="py-2 pl-4">
                    {show(read(week))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        variant="link"
        size="sm"
        onClick={() =>
          saveFile(new Blob([weeksCsv(weeks, showsPayments)], { type: 'text/csv' }), 'weeks.csv')
        }
      >
        Download CSV
      </Button>
    </Disclosure>
  );
}
