export const LOCK_AFTER_MS = 60_000;

export const MAX_WRONG_PINS = 10;
const WAIT_SECONDS = [0, 0, 5, 15, 30, 60, 120, 300, 600];

export interface WrongPins {
  count: number;
  at: number;
}

export const NO_WRONG_PINS: WrongPins = { count: 0, at: 0 };

/** Setting the device's clock back does not shorten the wait after a wrong PIN. */
export function waitLeft({ count, at }: WrongPins, now: number): number {
  const wait = (WAIT_SECONDS[count - 1] ?? 0) * 1000;
  return Math.min(wait, Math.max(0, at + wait - now));
}

export const isAwayTooLong = (leftAt: number | null, now: number): boolean =>
  leftAt !== null && now - leftAt >= LOCK_AFTER_MS;
