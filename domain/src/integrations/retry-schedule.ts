const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The Standard Webhooks specification proposes this schedule, which spans three days. */
export const RETRY_DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/**
 * Each retry is delayed by up to 10 %, so that messages that failed together are not all sent again
 * at the same moment.
 */
const JITTER = 0.1;
const LONGEST_WAIT_MS = 24 * HOUR;

export type NextTry = { isOver: true } | { isOver: false; at: Date };

export function nextTry(
  { tries, retryAfterSeconds }: { tries: number; retryAfterSeconds: number | null },
  now: Date,
  random: () => number,
): NextTry {
  const delay = RETRY_DELAYS_MS[tries - 1];
  if (delay === undefined) return { isOver: true };
  const asked = Math.min((retryAfterSeconds ?? 0) * SECOND, LONGEST_WAIT_MS);
  const wait = Math.max(delay, asked) * (1 + JITTER * random());
  return { isOver: false, at: new Date(now.getTime() + Math.round(wait)) };
}
