import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { formatMoment } from '@hearthway/domain/format';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FirstWeeksCard } from './first-weeks-card.tsx';
import { MoreCharts } from './more-charts.tsx';
import { hasFirstWeeks, hasPayments, listNothingYet } from './nothing-yet.ts';
import { NothingYetLine } from './nothing-yet-line.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { dropEmptyStart, offerPeriods, readPeriod } from './periods.ts';
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
  const weeks = dropEmptyStart(data?.weeks ?? []);
  const offered = offerPeriods(weeks.length);
  const period = readPeriod(useSearch({ strict: false }), offered);
  return (
    <>
      <RoomHeader title="Numbers" intro={data ? describeCount(data.madeAt) : ' '}>
        <PeriodChoice offered={offered} period={period} />
      </RoomHeader>
      {error && !data && (
        <Alert tone="error" className="mt-6" title="We couldn’t load the numbers">
          {errorMessage(error, 'Please try again.')}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-6 h-64" />}
      {data?.totals && weeks.length > 0 && (
        <PracticeNumbers
          totals={data.totals}
          weeks={weeks}
          period={period}
          showsPayments={hasPayments(data)}
          received={data.received}
        />
      )}
      {data?.firstWeeks && <WhoStays {...data} />}
      {data && data.charts.length > 0 && <MoreCharts charts={data.charts} />}
      {data?.totals && weeks.length > 0 && (
        <NothingYetLine
          lines={listNothingYet({ numbers: { ...data, totals: data.totals }, weeks, period })}
        />
      )}
    </>
  );
}

function describeCount(madeAt: string | null): string {
  if (!madeAt) return 'The first count is under way. Come back in a minute.';
  return `Counted ${formatMoment(new Date(madeAt))}.`;
}

function WhoStays({ retention, firstWeeks, workshops }: DashboardResponse) {
  const showsFirstWeeks = hasFirstWeeks(firstWeeks);
  if (retention.length === 0 && !showsFirstWeeks && workshops.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-2xl">Do people come back?</h2>
      <div className="mt-4 grid gap-4 xl:grid-cols-5">
        {retention.length > 0 && (
          <div className={cn('grid min-w-0', showsFirstWeeks ? 'xl:col-span-3' : 'xl:col-span-5')}>
            <RetentionCard groups={retention} />
          </div>
        )}
        {showsFirstWeeks && (
          <div className="grid min-w-0 xl:col-span-2 xl:first:col-span-5">
            <FirstWeeksCard weeks={firstWeeks} />
          </div>
        )}
        {workshops.length > 0 && (
          <div className="grid min-w-0 xl:col-span-5">
            <WorkshopsCard workshops={workshops} />
          </div>
        )}
      </div>
    </>
  );
}
