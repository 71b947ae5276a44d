import type {
  OverallHistoryResponse,
  PulseHistoryResponse,
  PulseStatusResponse,
} from '@hearthway/domain/weekly-pulse/contract';
import { pulseStatus } from '@hearthway/domain/weekly-pulse/pulse-gate';
import { PULSE_HISTORY_WEEKS } from '@hearthway/domain/weekly-pulse/pulse-week';
import { desc, eq, max } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { reports } from '../../db/tables/member-records.ts';
import { pulseColumns, toPulseEntry } from './entry-body.ts';
import { toPulseStatus } from './status-body.ts';

const isPulse = eq(reports.kind, 'weekly_pulse');

export async function readStatus({ db, who, now }: Call): Promise<PulseStatusResponse> {
  const [last] = await db.read(who, (tx) =>
    tx
      .select({ createdAt: max(reports.createdAt) })
      .from(reports)
      .where(isPulse),
  );
  return toPulseStatus(pulseStatus(last?.createdAt ?? null, now));
}

export async function readPulses({ db, who }: Call): Promise<PulseHistoryResponse> {
  const rows = await db.read(who, (tx) =>
    tx
      .select(pulseColumns)
      .from(reports)
      .where(isPulse)
      .orderBy(desc(reports.weekStart), desc(reports.createdAt))
      .limit(PULSE_HISTORY_WEEKS),
  );
  return { entries: rows.map(toPulseEntry) };
}

const OVERALL_WEEKS = 3 * 52;

export async function readOverall({ db, who }: Call): Promise<OverallHistoryResponse> {
  const rows = await db.read(who, (tx) =>
    tx
      .select(pulseColumns)
      .from(reports)
      .where(isPulse)
      .orderBy(desc(reports.weekStart), desc(reports.createdAt))
      .limit(OVERALL_WEEKS),
  );
  const points = rows.toReversed().flatMap((row) => {
    const { weekStart, takenAt, overall } = toPulseEntry(row);
    return overall === null ? [] : [{ weekStart, takenAt, overall }];
  });
  return { points };
}
