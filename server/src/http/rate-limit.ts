import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import { toNetwork } from './client-network.ts';
import { HttpProblem } from './problem.ts';
import { syncBuckets } from './sync-buckets.ts';
import { TokenBuckets } from './token-buckets.ts';

const SYNC_EVERY_MS = 1_000;

/**
 * Each process decides without a query whether to accept a request. The processes exchange their
 * counts of requests once a second.
 */
export function rateLimit({
  db,
  clock,
  config,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>) {
  const buckets = new TokenBuckets();
  const isShared = db.kind === 'postgres';
  let syncedAt = 0;
  const syncSometimes = (now: number) => {
    if (!isShared || Math.abs(now - syncedAt) < SYNC_EVERY_MS) return;
    syncedAt = now;
    syncBuckets(db, buckets, () => clock.now().getTime()).catch((err) =>
      log.debug(
        { err },
        'could not sync the rate limit with other processes; limiting by this process alone',
      ),
    );
  };
  return createMiddleware(async (c, next) => {
    const now = clock.now().getTime();
    const wait = buckets.take(toNetwork(clientAddress(c, config.trustProxy)), now);
    syncSometimes(now);
    if (wait > 0) {
      throw new HttpProblem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        headers: { 'Retry-After': String(wait) },
      });
    }
    await next();
  });
}
