import { type DashboardResponse, SMALL_PRACTICE } from '@hearthway/domain/dashboard/contract';
import { formatMoment } from '@hearthway/domain/format';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FirstWeeksCard } from './first-weeks-card.tsx';
import { MoreCharts } from './more-charts.tsx';

import { PracticeNumbers } from './practice-numbers.tsx';
import { RetentionCard } from './retention-card.tsx';
import { WorkshopsCard } from './workshops-card.tsx';

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
      <h1 className="text-3xl sm:text-4xl">Numbers</h1>
      <p className="mt-2 text-muted">
        {data &&
          (data.madeAt
            ? `Counted ${formatMoment(new Date(data.madeAt))}. Each column in a chart is one week, and the last one ends today.`
            : 'The first count is under way. Come back in a minute.')}
      </p>
      {error && !data && (
        <Alert tone="error" className="mt-6" title="We couldn’t load the numbers">
          {errorMessage(error, 'Please try again.')}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-6 h-64" />}
      {data?.totals && <PracticeNumbers {...data} totals={data.totals} />}
      {data?.totals && data.totals.members <= SMALL_PRACTICE && (
        <p className="mt-6 max-w-2xl text-muted text-sm">
          Once you have more than twenty members, you’ll also see who stays from month to month, how
          people get through their first two weeks, and where workshops lose them. With fewer, these
          numbers could reveal who is who.
        </p>
      )}
      {data?.firstWeeks && (
        <>
          <h2 className="mt-10 text-2xl">Do people stay?</h2>
          <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <RetentionCard groups={data.retention} />
            <FirstWeeksCard weeks={data.firstWeeks} />
          </div>
          {data.workshops.length > 0 && (
            <div className="mt-4">
              <WorkshopsCard workshops={data.workshops} />
            </div>
          )}
          <MoreCharts charts={data.charts} />
        </>
      )}
    </>
  );
}
