import { type Comparison, compareNumbers, sumWeeks } from '@hearthway/domain/dashboard/comparison';
import type { DashboardResponse, PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { findCurrency, formatRevenue } from '@hearthway/domain/dashboard/revenue';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatNumber } from '@hearthway/domain/format';
import { formatAmount } from '@hearthway/domain/payments/plan-price';
import { cn } from '../../ui/cn.ts';
import { Sparkline } from './sparkline.tsx';

const FOUR_WEEKS = 4;
const AGO = 'four weeks ago';
const BEFORE = 'the four weeks before';
const LAST_WEEK = 'the week before';

interface NumberRowsProps {
  totals: PracticeTotals;
  weeks: PracticeWeek[];
  takesPayments: DashboardResponse['takesPayments'];
}

export function NumberRows({ totals, weeks, takesPayments }: NumberRowsProps) {
  const latest = weeks.at(-1);
  if (!latest) return null;
  const all = (pick: (week: PracticeWeek) => number | null) => weeks.map(pick);
  const ago = weeks.at(-1 - FOUR_WEEKS);
  const sum = (pick: (week: PracticeWeek) => number | null, from: number, to?: number) =>
    sumWeeks(weeks.slice(from, to).map(pick));
  const lately = (pick: (week: PracticeWeek) => number | null) => ({
    value: sum(pick, -FOUR_WEEKS),
    before: sum(pick, -2 * FOUR_WEEKS, -FOUR_WEEKS),
  });
  const joined = lately(({ joined: people }) => people);
  const left = lately(({ left: people }) => people);
  const stock = (pick: (week: PracticeWeek) => number) =>
    compareNumbers(pick(latest), ago ? pick(ago) : null, AGO);
  const weekly = (pick: (week: PracticeWeek) => number | null) => {
    const before = weeks.at(-2);
    return compareNumbers(pick(latest), before ? pick(before) : null, LAST_WEEK);
  };
  const invited =
    totals.invited > 0 ? ` ${formatNumber(totals.invited)} more have been invited.` : '';
  return (
    <dl className="mt-6 max-sm:divide-y max-sm:divide-line max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-card sm:grid sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      <NumberRow
        name="Members"
        about={`People with an account.${invited}`}
        value={latest.members}
        comparison={stock(({ members }) => members)}
        values={all(({ members }) => members)}
      />
      <NumberRow
        name="New"
        about="Joined in the last four weeks"
        value={joined.value}
        comparison={compareNumbers(joined.value, joined.before, BEFORE)}
        values={all(({ joined: people }) => people)}
      />
      <NumberRow
        name="Left"
        about="Closed their account in the last four weeks"
        value={left.value}
        comparison={compareNumbers(left.value, left.before, BEFORE)}
        values={all(({ left: people }) => people)}
        isLoss
      />
      <NumberRow
        name="Active"
        about="Checked in or filled in a pulse in the last seven days"
        value={latest.active}
        comparison={weekly(({ active }) => active)}
        values={all(({ active }) => active)}
      />
      <NumberRow
        name="Check-ins"
        about="In the last seven days"
        value={latest.checkins}
        comparison={weekly(({ checkins }) => checkins)}
        values={all(({ checkins }) => checkins)}
      />
      {takesPayments ? (
        <>
          <NumberRow
            name="Paying"
            about={`Through Stripe. ${formatNumber(totals.premium)} have Premium, gifts and trials included.`}
            value={latest.paying}
            comparison={stock(({ paying }) => paying)}
            values={all(({ paying }) => paying)}
          />
          <Revenue weeks={weeks} latest={latest} ago={ago} />
        </>
      ) : (
        <NumberRow name="Premium" about="Active memberships now" value={totals.premium} />
      )}
    </dl>
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
  if (total === null) return null;
  const currency = findCurrency(weeks);
  const known = (week: PracticeWeek | undefined) =>
    week && currency && week.priced === week.paying ? (week.revenue[currency] ?? 0) : null;
  const format = (amount: number) =>
    formatAmount(Math.round(amount / 100) * 100, currency ?? 'eur');
  return (
    <NumberRow
      name="Monthly revenue"
      about={
        latest.priced < latest.paying
          ? `What ${formatNumber(latest.priced)} of ${formatNumber(latest.paying)} paid last. The other amounts aren’t known until the next payment.`
          : 'What paying members paid last, before fees'
      }
      value={total}
      comparison={compareNumbers(known(latest), known(ago), AGO, format)}
      values={weeks.map(known)}
      format={format}
    />
  );
}

const CARD = cn(
  'grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-4 gap-y-0.5 px-4 py-3.5',
  'sm:flex sm:flex-col sm:items-stretch sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-5 sm:shadow-card',
  'sm:max-xl:[&:first-child:nth-last-child(odd)]:col-span-2 xl:[&:first-child:nth-last-child(7)]:col-span-3',
);

interface NumberRowProps {
  name: string;
  about: string;
  /** The value is null for groups of fewer than five people, to protect their privacy. */
  value: number | string | null;
  comparison?: Comparison | null;
  values?: readonly (number | null)[];
  format?: (value: number) => string;
  isLoss?: boolean;
}

function NumberRow({
  name,
  about,
  value,
  comparison = null,
  values = [],
  format,
  isLoss = false,
}: NumberRowProps) {
  const isGood = comparison?.isMore === null ? null : comparison?.isMore !== isLoss;
  return (
    <div className={CARD}>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-right font-serif text-2xl tabular-nums leading-tight sm:mt-1 sm:text-left sm:text-3xl">
        {value === null ? (
          <span className="font-sans text-base text-muted">Fewer than 5</span>
        ) : typeof value === 'number' ? (
          formatNumber(value)
        ) : (
          value
        )}
      </dd>
      <dd className="text-muted text-sm sm:order-4 sm:mt-3 sm:border-line sm:border-t sm:pt-3">
        {about}
      </dd>
      <dd className="max-sm:row-span-2 sm:order-3 sm:mt-auto sm:pt-4">
        <Sparkline values={values} {...(format && { format })} />
      </dd>
      <dd
        className={cn(
          'text-sm tabular-nums sm:order-2 sm:mt-1',
          isGood === null || !comparison ? 'text-muted' : isGood ? 'text-teal' : 'text-warm',
        )}
      >
        {comparison?.text}
      </dd>
    </div>
  );
}
