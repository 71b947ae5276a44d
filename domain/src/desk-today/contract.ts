import { z } from 'zod';
import { timeZone } from '../admin-memberships/contract.ts';

export const TODAY_TONES = ['urgent', 'soon', 'info'] as const;

/** The lines name days, which depend on where the reader is. */
export const todayRequest = z.object({ timeZone: timeZone.default('UTC') });

const todayLine = z.object({
  key: z.string(),
  tone: z.enum(TODAY_TONES),
  count: z.number().int().nullable(),
  title: z.string(),
  detail: z.string(),
  action: z.object({ label: z.string(), path: z.string().regex(/^\/admin(\/|$)/) }),
});
export type TodayLine = z.infer<typeof todayLine>;

/** Amounts in each currency's smallest unit. */
const sums = z.record(z.string(), z.number());

/** What members have paid since the first day of a month in UTC, without refunds. */
export const receivedMoney = z.object({ month: z.iso.date(), sums });
export type ReceivedMoney = z.infer<typeof receivedMoney>;

/** The totals of a practice count a month as thirty days and a week as seven. */
export const practiceTotals = z.object({
  members: z.number().int(),
  joinedThisWeek: z.number().int(),
  joinedThisMonth: z.number().int(),
  /** Members who were active in the last seven days; null for fewer than five. */
  active: z.number().int().nullable(),
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

/** How many weeks the small lines on the Today page show. */
export const TREND_WEEKS = 13;

const trend = z.array(z.number().nullable());

/** One number for each week, the latest last. Null marks weeks that are hidden or not known. */
const trends = z.object({ members: trend, active: trend, revenue: trend });

export const todayResponse = z.object({
  lines: z.array(todayLine),
  isComplete: z.boolean(),
  totals: practiceTotals.extend({ countedAt: z.iso.datetime() }).nullable(),
  /** Only admins see what members pay. */
  income: z
    .object({ paying: z.number().int(), revenue: sums, received: receivedMoney.nullable() })
    .nullable(),
  /** Only for admins, as on the Numbers page. */
  trends: trends.nullable(),
  backup: backupState.nullable(),
});
export type TodayResponse = z.infer<typeof todayResponse>;
