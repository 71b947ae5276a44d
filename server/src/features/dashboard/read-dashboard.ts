import { CHARTS, type DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { SMALL_PRACTICE } from '@hearthway/domain/dashboard/small-groups';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';
import type { StoredNumbers } from './stored-numbers.ts';

interface Row extends Record<string, unknown> {
  chart: keyof StoredNumbers;
  made_at: Date;
  rows: unknown;
}

export async function readDashboard(
  { db, who }: Call,
  { config }: Pick<Deps, 'config'>,
): Promise<DashboardResponse> {
  const { rows } = await db.readShared(
    who,
    (tx) => tx.execute<Row>(sql`select chart, made_at, rows from app.desk_numbers`),
    'admin',
  );
  const oldest = Math.min(...rows.map(({ made_at }) => new Date(made_at).getTime()));
  const stored = Object.fromEntries(
    rows.map(({ chart, rows: value }) => [chart, value]),
  ) as Partial<StoredNumbers>;
  const { totals = null, weeks = [] } = stored;
  const numbers = {
    madeAt: rows.length > 0 ? new Date(oldest).toISOString() : null,
    totals,
    weeks,
    takesPayments: config.public.takesPayments,
    received: stored.received ?? null,
  };
  if (!totals || totals.members <= SMALL_PRACTICE) {
    return { ...numbers, retention: [], firstWeeks: null, workshops: [], charts: [] };
  }
  return {
    ...numbers,
    retention: stored.retention ?? [],
    firstWeeks: stored.first_weeks ?? null,
    workshops: stored.workshop_steps ?? [],
    charts: CHARTS.flatMap((name) => {
      const found = stored[name];
      return found ? [{ name, rows: found }] : [];
    }),
  };
}
