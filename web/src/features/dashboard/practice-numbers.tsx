import type { DashboardResponse, PracticeWeek } from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatCount, formatNumber } from '@hearthway/domain/format';
import { FirstNumbers } from './first-numbers.tsx';
import { HeadlineNumbers } from './headline-numbers.tsx';
import {
  aboutJoined,
  CHECKINS_ABOUT,
  checkins,
  describeCheckins,
  describeJoined,
  describeLeft,
  getFirstNumbers,
  getHeadlines,
  sumPeriod,
} from './headlines.ts';
import { hasLeft } from './nothing-yet.ts';
import { NumberCard } from './number-card.tsx';
import { PeopleLink } from './people-link.tsx';
import { LAST_PERIOD, type Period } from './periods.ts';
import { ShareBar } from './share-bar.tsx';
import { WeekChart } from './week-chart.tsx';
import { WeeksTable } from './weeks-table.tsx';

interface PracticeNumbersProps {
  totals: PracticeTotals;
  weeks: PracticeWeek[];
  period: Period;
  showsPayments: boolean;
  received: DashboardResponse['received'];
}

export function PracticeNumbers(props: PracticeNumbersProps) {
  const { totals, weeks, period, showsPayments } = props;
  const [first] = weeks;
  if (first && weeks.length < 2 && !showsPayments) {
    return <FirstNumbers numbers={getFirstNumbers(first, totals)} />;
  }
  const shown = weeks.slice(-period);
  const joined = weeks.map((week) => week.joined);
  const left = weeks.map((week) => week.left);
  const { values: checkinValues, value: latestCheckins, comparison } = checkins(weeks, period);
  return (
    <>
      <HeadlineNumbers headlines={getHeadlines(props)} weeks={weeks} period={period} />
      <h2 className="mt-10 text-2xl">In detail</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2 md:*:last:odd:col-span-2">
        <PremiumCard totals={totals} paying={showsPayments ? (weeks.at(-1)?.paying ?? 0) : null} />
        {showsPayments && joined.slice(-period).some(Boolean) && (
          <NumberCard name="Joined" about={aboutJoined(period)} {...sumPeriod(joined, period)}>
            <WeekChart
              name="Joined, week by week"
              weeks={shown}
              values={joined.slice(-period)}
              describe={describeJoined}
            />
          </NumberCard>
        )}
        {hasLeft(weeks, period) && (
          <NumberCard
            name="Left"
            about={`Accounts closed in ${LAST_PERIOD[period]}`}
            isLoss
            {...sumPeriod(left, period)}
          >
            <WeekChart
              name="Left, week by week"
              weeks={shown}
              values={left.slice(-period)}
              describe={describeLeft}
            />
          </NumberCard>
        )}
        {showsPayments && checkinValues.some(Boolean) && (
          <NumberCard
            name="Check-ins"
            about={CHECKINS_ABOUT}
            value={latestCheckins}
            comparison={comparison}
          >
            <WeekChart
              name="Check-ins, week by week"
              weeks={weeks.slice(-checkinValues.length)}
              values={checkinValues}
              describe={describeCheckins}
            />
          </NumberCard>
        )}
      </div>
      {shown.length > 1 && <WeeksTable weeks={shown} showsPayments={showsPayments} />}
    </>
  );
}

interface PremiumCardProps {
  totals: PracticeTotals;
  /** Null without payments. */
  paying: number | null;
}

function PremiumCard({ totals, paying }: PremiumCardProps) {
  const { premium, members, endedThisMonth } = totals;
  return (
    <NumberCard
      name="Premium"
      about="Active today, including gifts and trials"
      value={premium}
      comparison={{ text: `of ${formatNumber(members)} members`, isMore: null }}
    >
      <ShareBar share={members > 0 ? (premium / members) * 100 : 0} />
      {premium > 0 && (
        <p className="mt-3 text-sm">
          {paying !== null && `${formatCount(paying, 'member pays', 'members pay')} for it. `}
          <PeopleLink search={{ filter: 'premium' }}>See who has Premium</PeopleLink>
        </p>
      )}
      <p className="mt-3 border-line border-t pt-3 text-muted text-sm">
        {endedThisMonth > 0
          ? `${formatNumber(endedThisMonth)} ended in the last 30 days. `
          : 'None ended in the last 30 days. '}
        {endedThisMonth > 0 && (
          <PeopleLink search={{ filter: 'ended' }}>See everyone whose Premium ended</PeopleLink>
        )}
      </p>
    </NumberCard>
  );
}
