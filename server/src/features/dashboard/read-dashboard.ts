import {
  CHARTS,
  type ChartName,
  type ChartRow,
  type DashboardResponse,
} from '@hearthway/domain/dashboard/contract';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';

interface Row extends Record<string, unknown> {
  chart: ChartName;
  made_at: Date;
  rows: ChartRow[];
}

export async function readDashboard({ db, who }: Call): Promise<DashboardResponse> {
  const { rows } = await db.readShared(
    who,
    (tx) => tx.execute<Row>(sql`select chart, made_at, rows from app.desk_numbers`),
    'admin',
  );
  const oldest = Math.min(...rows.map(({ made_at }) => new Date(made_at).getTime()));
  return {
    madeAt: rows.length > 0 ? new Date(oldest).toISOString() : null,
    charts: CHARTS.flatMap((name) => {
      const found = rows.find(({ chart }) => chart === name);
      return found ? [{ name, rows: found.rows }] : [];
    }),
  };
}
