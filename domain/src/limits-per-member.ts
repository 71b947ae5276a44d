/**
 * The database enforces these limits, which keep one member from filling it. Even years of daily
 * use stay below them.
 */
export const LIMITS_PER_MEMBER = {
  action_ticks: 10_000,
  belief_worksheets: 1_000,
  breathing_sessions: 10_000,
  commitment_ticks: 20_000,
  commitments: 2_000,
  daily_checkins: 20_000,
  experiment_marks: 15_000,
  experiments: 500,
  guide_threads: 1_000,
  health_days: 20_000,
  hfs_urges: 10_000,
  journal_additions: 1_000,
  journal_entries: 20_000,
  kept_reframes: 1_000,
  own_reframes: 1_000,
  premium_requests: 100,
  reading_marks: 5_000,
  reports: 20_000,
  streak_breaks: 1_000,
  summary_links: 100,
  user_offers: 5_000,
  user_shj_unit_status: 2_000,
  workshop_progress: 1_000,
} as const;

export type LimitedKind = keyof typeof LIMITS_PER_MEMBER;
export const LIMITED_KINDS = Object.keys(LIMITS_PER_MEMBER) as LimitedKind[];

const ANNOUNCED_FROM = 0.9;

export const isNearLimit = (kind: LimitedKind, rows: number): boolean =>
  rows >= LIMITS_PER_MEMBER[kind] * ANNOUNCED_FROM;

export const LIMIT_REACHED = 'limit_reached';

export const LIMIT_TEXT = {
  near: (rows: string, most: string) =>
    `You’ve added ${rows} here, and the most we can store is ${most}. Please contact us if you’ll need more.`,
  reached: 'There’s no more room here. Contact us and we’ll help.',
} as const;
