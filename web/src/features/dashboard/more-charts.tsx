import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
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
    <details className="group/more mt-8 border-line border-t pt-2">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-small [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">More numbers</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-muted transition-transform group-open/more:rotate-180"
        />
      </summary>
      <p className="mt-1 text-muted text-sm">
        Only groups of at least five people are shown.
        {others.length > 0 &&
          ` Too small to show yet: ${others.map(({ name }) => CHART_TEXT[name].title).join(', ')}.`}
      </p>
      <div className="mt-5 grid gap-4 xl:grid-cols-2">
        {shown.map(({ name, rows }) => (
          <ChartCard key={name} name={name} rows={rows} />
        ))}
      </div>
    </details>
  );
}
