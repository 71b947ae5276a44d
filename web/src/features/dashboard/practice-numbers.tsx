import type { DashboardResponse, PracticeWeek } from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatNumber } from '@hearthway/domain/format';
import { HeadlineNumbers } from './headline-numbers.tsx';
import {
  CHECKINS_ABOUT,
  checkins,
  describeCheckins,
  describeJoined,
  describeLeft,
  getHeadlines,
  lately,
} from './headlines.ts';
import { NumberCard } from './number-card.tsx';
import { ShareBar } from './share-bar.tsx';
import { WeekChart } from './week-chart.tsx';
import { WeeksTable } from './weeks-table.tsx';

interface PracticeNumbersProps {
  totals: PracticeTotals;
  weeks: PracticeWeek[];
  takesPayments: DashboardResponse['takesPayments'];
}

export function PracticeNumbers({ totals, weeks, takesPayments }: PracticeNumbersProps) {
  if (weeks.length === 0) return null;
  const joined = weeks.map((week) => week.joined);
  const left = weeks.map((week) => week.left);
  const { values: checkinValues, ...latestCheckins } = checkins(weeks);
  return (
    <>
      <HeadlineNumbers headlines={getHeadlines(weeks, totals, takesPayments)} weeks={weeks} />
      <h2 className="mt-10 text-2xl">In detail</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {takesPayments && (
          <NumberCard
            name="Joined"
            about="New accounts in the last four weeks."
            {...lately(joined)}
          >
            <WeekChart
              name="Joined, week by week"
              weeks={weeks}
              values={joined}
              describe={describeJoined}
            />
          </NumberCard>
        )}
        <NumberCard
          name="Left"
          about="Accounts closed in the last four weeks."
          isLoss
          {...lately(left)}
        >
          <WeekChart
            name="Left, week by week"
            weeks={weeks}
            values={left}
            describe={describeLeft}
          />
        </NumberCard>
        {takesPayments && (
          <NumberCard name="Check-ins" about={CHECKINS_ABOUT} {...latestCheckins}>
            <WeekChart
              name="Check-ins, week by week"
              weeks={weeks}
              values={checkinValues}
              describe={describeCheckins}
            />
          </NumberCard>
        )}
        <PremiumCard totals={totals} takesPayments={takesPayments} />
      </div>
      <WeeksTable weeks={weeks} takesPayments={takesPayments} />
    </>
  );
}

function PremiumCard({
  totals: { premium, members, endedThisMonth },
  takesPayments,
}: Pick<PracticeNumbersProps, 'totals' | 'takesPayments'>) {
  return (
    <NumberCard
      name="Premium today"
      about="Memberships that are active, gifts and trials included."
      value={premium}
      comparison={{ text: `of ${formatNumber(members)} members`, isMore: null }}
    >
      <ShareBar share={members > 0 ? (premium / members) * 100 : 0} />
      <p className="mt-4 text-muted text-sm">
        {formatNumber(endedThisMonth)} ended in the last thirty days.
        {!takesPayments &&
          ' Once Stripe is connected, you’ll also see who pays and what comes in each month.'}
      </p>
    </NumberCard>
  );
}
