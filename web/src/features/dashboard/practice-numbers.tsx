import { type Comparison, compareNumbers, sumWeeks } from '@hearthway/domain/dashboard/comparison';
import type { DashboardResponse, PracticeWeek } from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatNumber } from '@hearthway/domain/format';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { NumberCell } from './number-cell.tsx';
import { PremiumNumbers } from './premium-numbers.tsx';
import { WeekColumns } from './week-columns.tsx';

const FOUR_WEEKS = 4;
const BEFORE = 'the four weeks before';
const LAST_WEEK = 'the week before';

interface PracticeNumbersProps {
  totals: PracticeTotals;
  weeks: PracticeWeek[];
  takesPayments: DashboardResponse['takesPayments'];
}

export function PracticeNumbers({ totals, weeks, takesPayments }: PracticeNumbersProps) {
  const latest = weeks.at(-1);
  if (!latest) return null;
  const ago = weeks.at(-1 - FOUR_WEEKS);
  const before = weeks.at(-2);
  const lately = (values: readonly number[]) => {
    const value = sumWeeks(values.slice(-FOUR_WEEKS));
    const earlier = sumWeeks(values.slice(-2 * FOUR_WEEKS, -FOUR_WEEKS));
    return { value, comparison: compareNumbers(value, earlier, BEFORE) };
  };
  const joined = weeks.map((week) => week.joined);
  const left = weeks.map((week) => week.left);
  const since = (now: number | null, then: number | null | undefined): Comparison | null =>
    compareNumbers(now, then ?? null, LAST_WEEK);
  return (
    <div className="mt-6 grid gap-4 xl:grid-cols-2">
      <NumbersCard
        title="Members"
        className="xl:col-span-2"
        inside="lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-x-10"
      >
        <NumberCell
          isLarge
          name="Today"
          about={
            totals.invited > 0
              ? `People with an account. ${formatNumber(totals.invited)} more have been invited.`
              : 'People with an account'
          }
          value={latest.members}
          comparison={compareNumbers(latest.members, ago?.members ?? null, 'four weeks ago')}
        >
          <WeekColumns isLarge weeks={weeks} values={weeks.map(({ members }) => members)} />
        </NumberCell>
        <div className="grid gap-6 max-lg:border-line max-lg:border-t max-lg:pt-6 sm:max-lg:grid-cols-2 lg:border-line lg:border-l lg:pl-10">
          <NumberCell name="Joined" about="New accounts in the last four weeks" {...lately(joined)}>
            <WeekColumns weeks={weeks} values={joined} />
          </NumberCell>
          <NumberCell
            name="Left"
            about="Accounts closed in the last four weeks"
            {...lately(left)}
            isLoss
          >
            <WeekColumns weeks={weeks} values={left} />
          </NumberCell>
        </div>
      </NumbersCard>
      <NumbersCard title="Activity" inside="sm:grid-cols-2">
        <NumberCell
          name="Active members"
          about="With a check-in, pulse or gratitude in the last seven days"
          value={latest.active}
          comparison={since(latest.active, before?.active)}
        >
          <WeekColumns weeks={weeks} values={weeks.map(({ active }) => active)} />
        </NumberCell>
        <NumberCell
          name="Check-ins"
          about="How often members checked in, in the last seven days"
          value={latest.checkins}
          comparison={since(latest.checkins, before?.checkins)}
        >
          <WeekColumns weeks={weeks} values={weeks.map(({ checkins }) => checkins)} />
        </NumberCell>
      </NumbersCard>
      <NumbersCard
        title={takesPayments ? 'Premium and income' : 'Premium'}
        inside="sm:grid-cols-2"
        note={
          takesPayments
            ? `${formatNumber(totals.premium)} have Premium now, gifts and trials included. ${formatNumber(totals.endedThisMonth)} ended in the last thirty days.`
            : 'Income isn’t counted, because members don’t pay in the app. Once Stripe is connected, you’ll see here who pays and what comes in each month.'
        }
      >
        <PremiumNumbers totals={totals} weeks={weeks} takesPayments={takesPayments} />
      </NumbersCard>
    </div>
  );
}

interface NumbersCardProps {
  title: string;
  inside: string;
  className?: string;
  note?: string;
  children: ReactNode;
}

function NumbersCard({ title, inside, className, note, children }: NumbersCardProps) {
  return (
    <Card aria-label={title} className={cn('flex min-w-0 flex-col', className)}>
      <CardTitle>{title}</CardTitle>
      <dl className={cn('mt-4 grid flex-1 gap-6', inside)}>{children}</dl>
      {note && <p className="mt-5 border-line border-t pt-3 text-muted text-sm">{note}</p>}
    </Card>
  );
}
