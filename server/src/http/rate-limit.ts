import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import { networkOf } from './client-network.ts';
import { Pace } from './pace.ts';
import { HttpProblem } from './problem.ts';
import { settlePace } from './settle-pace.ts';

const SETTLE_EVERY_MS = 1_000;

/**
 * Blunts a runaway script, by its network. Decided in this process, without asking anybody; processes
 * that share a database tell each other once a second what they let in. What protects an account is
 * counted exactly, in auth.
 */
export function rateLimit({
  db,
  clock,
  config,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>) {
  const pace = new Pace();
  // The embedded database has one process.
  const isShared = db.kind === 'postgres';
  let settledAt = 0;
  const settleSometimes = (now: number) => {
    if (!isShared || Math.abs(now - settledAt) < SETTLE_EVERY_MS) return;
    settledAt = now;
    settlePace(db, pace, () => clock.now().getTime()).catch((err) =>
      log.debug({ err }, 'this process keeps the pace by itself'),
    );
  };
  return createMiddleware(async (c, next) => {
    const now = clock.now().getTime();
    const wait = pace.take(networkOf(clientAddress(c, config.trustProxy)), now);
    settleSometimes(now);
    if (wait > 0) {
      throw new HttpProblem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        headers: { 'Retry-After': String(wait) },
      });
    }
    await next();
  });
}
