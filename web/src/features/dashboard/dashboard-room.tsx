import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { formatMoment } from '@hearthway/domain/format';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';

const numbers = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }): Promise<DashboardResponse> =>
    (await api.admin.numbers.$get(undefined, { init: { signal } })).json(),
  staleTime: 60_000,
});

export default function DashboardRoom() {
  const { data, error } = useQuery(numbers);
  return (
    <>
      <PageHeader
        title="Dashboard"
        intro="The practice in numbers. Groups of fewer than five people are hidden, and so is what would give them away."
      />
      {error && !data && (
        <Alert tone="error" className="mt-8" title="The numbers could not be read">
          {errorMessage(error, 'Please try again.')}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-8 h-64" />}
      {data && (
        <p className="mt-4 text-muted text-sm">
          {data.madeAt
            ? `Counted on ${formatMoment(new Date(data.madeAt))}.`
            : 'The first count is under way. Come back in a minute.'}
        </p>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        {data?.charts.map(({ name, rows }) => (
          <ChartCard key={name} name={name} rows={rows} />
        ))}
      </div>
    </>
  );
}
