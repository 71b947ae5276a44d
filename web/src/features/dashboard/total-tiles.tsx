import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatCount, formatNumber } from '@hearthway/domain/format';

interface TotalTilesProps {
  totals: PracticeTotals;
  revenue: DashboardResponse['revenue'];
}

export function TotalTiles({ totals, revenue }: TotalTilesProps) {
  const { members, joinedThisMonth, hereThisWeek, premium, endedThisMonth, closedThisMonth } =
    totals;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <Tile name="Members" value={members} about="Accounts with a confirmed address, now" />
      <Tile name="Joined" value={joinedThisMonth} about="In the last 30 days" />
      <Tile name="Here this week" value={hereThisWeek} about="Opened the app since Monday" />
      <Tile name="Premium" value={premium} about="Active premium memberships, now" />
      <Tile name="Premium ended" value={endedThisMonth} about="In the last 30 days" />
      {revenue ? (
        <Tile
          name={revenue.perMonth ? 'Revenue a month' : 'Paying members'}
          value={revenue.perMonth ?? revenue.paying}
          about={
            revenue.perMonth
              ? `Estimate: ${formatCount(revenue.paying, 'paying member', 'paying members')} at today’s prices, before discounts, tax and fees`
              : 'Renew by themselves, now. Revenue needs prices such as “$12 a month”.'
          }
        />
      ) : (
        <Tile name="Accounts closed" value={closedThisMonth} about="In the last four weeks" />
      )}
    </dl>
  );
}

function Tile({ name, value, about }: { name: string; value: number | string; about: string }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-4 shadow-card sm:px-5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-1 font-serif text-3xl tabular-nums">
        {typeof value === 'number' ? formatNumber(value) : value}
      </dd>
      <dd className="mt-1 text-muted text-xs">{about}</dd>
    </div>
  );
}
