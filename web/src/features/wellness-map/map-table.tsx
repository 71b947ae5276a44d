import { shortDate } from '@hearthway/domain/format';
import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { mapTable } from '@hearthway/domain/wellness-map/map-table';
import { SERIES_LABELS, THIRD_LABELS } from '@hearthway/domain/wellness-map/messages';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { scoreText } from './row-text.ts';

export function MapTable({ series }: { series: readonly MapSeries[] }) {
  const rows = mapTable(series);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-center font-semibold text-teal underline decoration-teal/40 underline-offset-4 print:hidden">
        Show as a table
      </summary>
      <table className="mt-3 w-full text-left text-sm">
        <caption className="sr-only">Wellness map values</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 font-semibold">
              Spoke
            </th>
            {series.map(({ role, day }) => (
              <th
                key={role}
                scope="col"
                className="px-1 py-2 text-right align-bottom font-semibold leading-tight sm:px-2"
              >
                {SERIES_LABELS[role]}
                <span className="block font-normal">{shortDate(day)}</span>
              </th>
            ))}
            <th scope="col" className="py-2 pl-3 font-semibold max-sm:hidden">
              Range
            </th>
          </tr>
        </thead>
        {PULSE_DOMAINS.map((domain) => (
          <tbody key={domain} className="border-line border-t">
            <tr>
              <th
                scope="rowgroup"
                colSpan={series.length + 2}
                className="pt-3 pb-1 font-serif text-base"
              >
                {DOMAIN_INFO[domain].label}
              </th>
            </tr>
            {rows
              .filter((row) => row.domain === domain)
              .map((row) => (
                <tr key={row.spoke}>
                  <th scope="row" className="py-1.5 pr-3 font-medium">
                    {row.label}
                  </th>
                  {series.map(({ role }) => (
                    <td key={role} className="px-1 py-1.5 text-right tabular-nums sm:px-2">
                      {scoreText(row.scores[role])}
                    </td>
                  ))}
                  <td className="py-1.5 pl-3 text-muted max-sm:hidden">
                    {row.third ? THIRD_LABELS[row.third] : ''}
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}
