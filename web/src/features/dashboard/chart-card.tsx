import type { ChartName, ChartRow } from '@hearthway/domain/dashboard/contract';
import { formatCount } from '@hearthway/domain/format';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { chartCsv } from './chart-csv.ts';
import { CHART_TEXT, formatRowNumber, getRowLabel } from './chart-words.ts';

export function ChartCard({ name, rows }: { name: ChartName; rows: ChartRow[] }) {
  const { title, about } = CHART_TEXT[name];
  const shown = rows.filter(({ people }) => people !== null);
  const hidden = rows.length - shown.length;
  return (
    <Card aria-label={title} className="flex min-w-0 flex-col">
      <CardTitle>{title}</CardTitle>
      <CardText className="text-sm">{about}</CardText>
      <Bars name={name} rows={shown} />
      {hidden > 0 && (
        <p className="mt-3 text-muted text-sm">
          {formatCount(hidden, 'smaller group isn’t', 'smaller groups aren’t')} shown.
        </p>
      )}
      <div className="mt-auto pt-3">
        <Disclosure label="As a table">
          <ChartTable name={name} rows={shown} />
        </Disclosure>
        <Button
          variant="link"
          size="sm"
          onClick={() => saveFile(new Blob([chartCsv(rows)], { type: 'text/csv' }), `${name}.csv`)}
        >
          Download CSV
        </Button>
      </div>
    </Card>
  );
}

const WIDTH = 100;
const BAR_HEIGHT = 22;

function Bars({ name, rows }: { name: ChartName; rows: ChartRow[] }) {
  const isMeasured = rows.some(({ value }) => value !== null);
  const max = isMeasured ? 10 : Math.max(1, ...rows.map(({ people }) => people ?? 0));
  return (
    <div aria-hidden="true" className="mt-4 flex max-h-96 flex-col gap-1.5 overflow-y-auto">
      {bySize(name, rows).map((row) => {
        const size = (isMeasured ? row.value : row.people) ?? 0;
        return (
          <div
            key={`${row.series} ${row.label}`}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.5rem] items-center gap-3 text-sm"
          >
            <span className="break-words">{getRowLabel(name, row)}</span>
            <svg
              viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`}
              preserveAspectRatio="none"
              className="h-5 w-full"
              role="presentation"
            >
              <rect width={WIDTH} height={BAR_HEIGHT} rx="2" className="fill-teal/10" />
              <rect
                width={(size / max) * WIDTH}
                height={BAR_HEIGHT}
                rx="2"
                className={row.series === 'left' ? 'fill-warm' : 'fill-map-petal'}
              />
            </svg>
            <span className="text-right tabular-nums">{formatRowNumber(row)}</span>
          </div>
        );
      })}
    </div>
  );
}

const bySize = (name: ChartName, rows: ChartRow[]) =>
  name === 'members' || name === 'quiz'
    ? rows.toSorted((a, b) => (b.people ?? 0) - (a.people ?? 0))
    : rows;

function ChartTable({ name, rows }: { name: ChartName; rows: ChartRow[] }) {
  const isMeasured = rows.some(({ value }) => value !== null);
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-2">
            What
          </th>
          <th scope="col">People</th>
          {isMeasured && <th scope="col">Average</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.series} ${row.label}`} className="border-line border-t">
            <th scope="row" className="py-2 font-normal">
              {getRowLabel(name, row)}
            </th>
            <td className="tabular-nums">{row.people}</td>
            {isMeasured && <td className="tabular-nums">{row.value ?? ''}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
