import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ChartCard } from './chart-card.tsx';
import { CHART_TEXT } from './chart-words.ts';

export function MoreCharts({ charts }: { charts: DashboardResponse['charts'] }) {
  const shown = charts.filter(({ rows }) => {
    const known = rows.filter(({ people }) => people !== null);
    return known.length > 0 && 2 * known.length >= rows.length;
  });
  const others = charts.filter((chart) => !shown.includes(chart));
  if (shown.length === 0) return null;
  return (
    <Disclosure label={<h2 className="font-sans text-sm">More numbers</h2>} className="mt-6">
      <p className="text-muted">
        Only groups of at least five people are shown.
        {others.length > 0 &&
          ` Too small to show yet: ${others.map(({ name }) => CHART_TEXT[name].title).join(', ')}.`}
      </p>
      <div className="mt-5 grid gap-4 xl:grid-cols-2">
        {shown.map(({ name, rows }) => (
          <ChartCard key={name} name={name} rows={rows} />
        ))}
      </div>
    </Disclosure>
  );
}
