import { readPulse } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { reports } from '../../db/tables/member-records.ts';

export const pulseColumns = {
  weekStart: reports.weekStart,
  meta: reports.meta,
  createdAt: reports.createdAt,
};

export const toPulseEntry = (row: { weekStart: string; meta: unknown; createdAt: Date }) => ({
  ...readPulse(row),
  takenAt: row.createdAt.toISOString(),
});
