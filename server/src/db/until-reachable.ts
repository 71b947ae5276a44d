import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import { DatabaseAway, sqlState, toDatabaseError } from './database-errors.ts';

/** The first pauses are for a database that starts beside us, the last for one that is being repaired. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

export interface Waiting {
  /** Told before each pause. */
  onAway(error: unknown, pauseMs: number): void;
  pausesMs?: readonly number[];
}

/**
 * Does the work, again and again while the database cannot be reached, with growing pauses. What no
 * waiting can put right, such as a wrong password, is a sentence at once.
 */
export async function untilReachable<T>(
  work: () => Promise<T>,
  { onAway, pausesMs = PAUSES_MS }: Waiting,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isAway =
        error instanceof DatabaseAway || toDatabaseError(error).error instanceof DatabaseAway;
      if (!isAway) throw explained(error);
      const pause = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
      onAway(error, pause);
      await delay(pause);
    }
  }
}

/** Refused at the door: wrong user, password or database (28, 3D), or no right to connect. */
function explained(error: unknown): unknown {
  const code = sqlState(error) ?? '';
  if (!/^(28|3D)/.test(code)) return error;
  return new OperatorError(
    `The database refused us (${code}): check the user, the password and the database's name in DATABASE_URL.`,
    { cause: error },
  );
}
