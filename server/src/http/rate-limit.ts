import { createMiddleware } from 'hono/factory';
import type { Clock } from '../ports/clock.ts';
import { clientAddress } from './client-address.ts';
import { networkOf } from './client-network.ts';
import { HttpProblem } from './problem.ts';

const BURST = 300;
const PER_SECOND = 30;
const MAX_ADDRESSES = 10_000;

/**
 * A bucket per client's network, in this process: enough to blunt a runaway script. What protects an
 * account is counted in the database instead, in auth.
 */
export function rateLimit(clock: Clock, trustProxy: boolean) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return createMiddleware(async (c, next) => {
    const network = networkOf(clientAddress(c, trustProxy));
    const now = clock.now().getTime();
    const bucket = buckets.get(network) ?? { tokens: BURST, at: now };
    const refilled = Math.min(BURST, bucket.tokens + ((now - bucket.at) / 1000) * PER_SECOND);
    // Deleting first keeps the map in order of last use, so the oldest is the one to drop.
    buckets.delete(network);
    buckets.set(network, { tokens: Math.max(0, refilled - 1), at: now });
    if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value as string);
    if (refilled < 1) {
      throw new HttpProblem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        headers: { 'Retry-After': '1' },
      });
    }
    await next();
  });
}
