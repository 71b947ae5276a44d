import { compareNumbers } from '@hearthway/domain/dashboard/comparison';
import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { findCurrency, formatRevenue } from '@hearthway/domain/dashboard/revenue';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatNumber } from '@hearthway/domain/format';
import { formatAmount } from '@hearthway/domain/payments/plan-price';
import { NumberCell } from './number-cell.tsx';
import { ShareBar } from './share-bar.tsx';
import { WeekColumns } from './week-columns.tsx';

const AGO = 'four weeks ago';
const WEEKS_AGO = -5;

interface PremiumNumbersProps {
  totals: PracticeTotals;
  weeks: PracticeWeek[];
  takesPayments: boolean;
}

export function PremiumNumbers({ totals, weeks, takesPayments }: PremiumNumbersProps) {
  const latest = weeks.at(-1);
  const ago = weeks.at(WEEKS_AGO);
  if (!latest) return null;
  if (!takesPayments) {
    const { premium, members, endedThisMonth } = totals;
    return (
      <>
        <NumberCell
          name="Premium today"
          about="Memberships that are active, gifts and trials included"
          value={premium}
          comparison={{ text: `of ${formatNumber(members)} members`, isMore: null }}
        >
          <ShareBar share={members > 0 ? (premium / members) * 100 : 0} />
        </NumberCell>
        <NumberCell
          name="Ended"
          about="Memberships that ran out in the last thirty days"
          value={endedThisMonth}
        />
      </>
    );
  }
  return (
    <>
      <Revenue weeks={weeks} latest={latest} ago={ago} />
      <NumberCell
        name="Paying today"
        about="Members who pay through Stripe"
        value={latest.paying}
        comparison={compareNumbers(latest.paying, ago?.paying ?? null, AGO)}
      >
        <WeekColumns weeks={weeks} values={weeks.map(({ paying }) => paying)} />
      </NumberCell>
    </>
  );
}

interface RevenueProps {
  weeks: PracticeWeek[];
  latest: PracticeWeek;
  ago: PracticeWeek | undefined;
}

/**
 * If the amount of a payment is unknown, the week's revenue would look too low, so that week is not
 * compared.
 */
function Revenue({ weeks, latest, ago }: RevenueProps) {
  const total = formatRevenue(latest);
  const currency = findCurrency(weeks);
  const known = (week: PracticeWeek | undefined) =>
    week && currency && week.priced === week.paying ? (week.revenue[currency] ?? 0) : null;
  const format = (amount: number) =>
    formatAmount(Math.round(amount / 100) * 100, currency ?? 'eur');
  return (
    <NumberCell
      name="Revenue a month"
      about={
        latest.priced < latest.paying
          ? `What ${formatNumber(latest.priced)} of ${formatNumber(latest.paying)} paid last, before fees. The other amounts aren’t known until the next payment.`
          : 'What paying members paid last, before fees'
      }
      value={total ?? 'None yet'}
      comparison={compareNumbers(known(latest), known(ago), AGO, format)}
    >
      {total !== null && <WeekColumns weeks={weeks} values={weeks.map(known)} format={format} />}
    </NumberCell>
  );
}
