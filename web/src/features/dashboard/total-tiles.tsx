import type { DashboardResponse, EarlierTotals } from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatCount, formatNumber } from '@hearthway/domain/format';
import { cn } from '../../ui/cn.ts';

interface TotalTilesProps {
  totals: PracticeTotals;
  earlier: EarlierTotals | null;
  revenue: DashboardResponse['revenue'];
}

interface TotalProps {
  /** True if the period is not over, so that a difference would mislead. */
  isUnderWay?: boolean;
  name: string;
  value: number | string;
  about: string;
  /** The same number in the period before; null if it is not known. */
  before?: { value: number | null | undefined; when: string };
  /** Whether an increase of this number is bad news. */
  isLoss?: boolean;
}

const MONTH_BEFORE = 'The 30 days before';
const MONTH_AGO = '30 days ago';

export function TotalTiles({ totals, earlier, revenue }: TotalTilesProps) {
  const { members, joinedThisMonth, hereThisWeek, premium, endedThisMonth, closedThisMonth } =
    totals;
  return (
    <dl className="mt-6 grid divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card sm:grid-cols-3 sm:gap-px sm:divide-y-0 sm:bg-line">
      <Total
        name="Members"
        value={members}
        about="Accounts with a confirmed address, now"
        before={{ value: members - joinedThisMonth + closedThisMonth, when: MONTH_AGO }}
      />
      <Total
        name="Joined"
        value={joinedThisMonth}
        about="In the last 30 days"
        before={{ value: earlier?.joined, when: MONTH_BEFORE }}
      />
      <Total
        name="Here this week"
        value={hereThisWeek}
        about="Opened the app since Monday"
        before={{ value: earlier?.here, when: 'All of last week' }}
        isUnderWay
      />
      <Total
        name="Premium"
        value={premium}
        about="Active premium memberships, now"
        before={{ value: earlier?.premium, when: MONTH_AGO }}
      />
      <Total
        name="Premium ended"
        value={endedThisMonth}
        about="In the last 30 days"
        before={{ value: earlier?.ended, when: MONTH_BEFORE }}
        isLoss
      />
      {revenue ? (
        <Total
          name={revenue.perMonth ? 'Revenue a month' : 'Paying members'}
          value={revenue.perMonth ?? revenue.paying}
          about={
            revenue.perMonth
              ? `Estimate: ${formatCount(revenue.paying, 'paying member', 'paying members')} at today’s prices, before discounts, tax and fees`
              : 'Renew by themselves, now. Revenue needs prices such as “$12 a month”.'
          }
        />
      ) : (
        <Total
          name="Accounts closed"
          value={closedThisMonth}
          about="In the last four weeks"
          before={{ value: earlier?.closed, when: 'The four weeks before' }}
          isLoss
        />
      )}
    </dl>
  );
}

function Total({ name, value, about, before, isUnderWay = false, isLoss = false }: TotalProps) {
  const then = before?.value ?? null;
  const isComparable = then !== null && typeof value === 'number' && !isUnderWay;
  const change = isComparable ? value - then : 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 bg-surface px-4 py-3.5 sm:block sm:px-5 sm:py-4">
      <dt className="font-semibold text-sm sm:font-normal sm:text-muted">{name}</dt>
      <dd className="flex items-baseline justify-end gap-2 sm:mt-1 sm:justify-start">
        <span className="order-2 font-serif text-2xl tabular-nums sm:order-1 sm:text-3xl">
          {typeof value === 'number' ? formatNumber(value) : value}
        </span>
        {change !== 0 && (
          <span
            aria-hidden="true"
            className={cn(
              'order-1 rounded-full px-2 py-0.5 font-semibold text-xs tabular-nums sm:order-2',
              change > 0 !== isLoss ? 'bg-teal/10 text-teal' : 'bg-warm/12 text-warm',
            )}
          >
            {change > 0 ? '+' : '−'}
            {formatNumber(Math.abs(change))}
          </span>
        )}
      </dd>
      <dd className="col-span-2 text-muted text-xs sm:mt-1">
        {about}
        {then !== null && (
          <span className="tabular-nums">
            . {before?.when}: {formatNumber(then)}
          </span>
        )}
      </dd>
    </div>
  );
}
