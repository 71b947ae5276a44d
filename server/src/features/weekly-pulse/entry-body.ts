import { readPulse } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { reports } from '../../db/tables/member-records.ts';

export const pulseColumns = {
  weekStart: reports.weekStart,
  meta: reports.meta,
  createdAt: reports.createdAt,
};

/** A pulse as the contract spells it. */
export const entryBody = (row: { weekStart: string; meta: unknown; createdAt: Date }) => ({
  ...readPulse(row),
  takenAt: row.createdAt.toISOString(),
});
