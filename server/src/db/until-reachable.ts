import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import { DatabaseUnavailable, sqlState, toDatabaseError } from './database-errors.ts';

const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

export interface WaitOptions {
  onUnavailable(error: unknown, pauseMs: number): void;
  pausesMs?: readonly number[];
}

export async function untilReachable<T>(
  work: () => Promise<T>,
  { onUnavailable: onAway, pausesMs = PAUSES_MS }: WaitOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isUnavailable =
        error instanceof DatabaseUnavailable ||
        toDatabaseError(error).error instanceof DatabaseUnavailable;
      if (!isUnavailable) throw explainRefusal(error);
      const pause = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
      onAway(error, pause);
      await delay(pause);
    }
  }
}

function explainRefusal(error: unknown): unknown {
  const code = sqlState(error) ?? '';
  if (!/^(28|3D)/.test(code)) return error;
  return new OperatorError(
    `The database refused the connection (${code}). Check the user, the password and the database name in DATABASE_URL.`,
    { cause: error },
  );
}
