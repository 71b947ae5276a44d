import { z } from 'zod';

export const TODAY_TONES = ['urgent', 'soon', 'info'] as const;

const todayLine = z.object({
  key: z.string(),
  tone: z.enum(TODAY_TONES),
  count: z.number().int().nullable(),
  title: z.string(),
  detail: z.string(),
  action: z.object({ label: z.string(), path: z.string().regex(/^\/admin(\/|$)/) }),
});
export type TodayLine = z.infer<typeof todayLine>;

/** The totals of a practice count a month as thirty days. A week begins on Monday in UTC. */
export const practiceTotals = z.object({
  members: z.number().int(),
  joinedThisWeek: z.number().int(),
  joinedThisMonth: z.number().int(),
  hereThisWeek: z.number().int(),
  premium: z.number().int(),
  endedThisMonth: z.number().int(),
  invited: z.number().int(),
  notInvited: z.number().int(),
  closedThisMonth: z.number().int(),
});
export type PracticeTotals = z.infer<typeof practiceTotals>;

export const backupState = z.object({
  isScheduled: z.boolean(),
  isEncrypted: z.boolean(),
  everyHours: z.number().int(),
  newest: z.object({ at: z.iso.datetime(), bytes: z.number() }).nullable(),
  isLate: z.boolean(),
});
export type BackupState = z.infer<typeof backupState>;

export const todayResponse = z.object({
  lines: z.array(todayLine),
  isComplete: z.boolean(),
  totals: practiceTotals.extend({ countedAt: z.iso.datetime() }).nullable(),
  /** Amounts per month in each currency's smallest unit. Only admins see them. */
  income: z
    .object({ paying: z.number().int(), revenue: z.record(z.string(), z.number()) })
    .nullable(),
  backup: backupState.nullable(),
});
export type TodayResponse = z.infer<typeof todayResponse>;
