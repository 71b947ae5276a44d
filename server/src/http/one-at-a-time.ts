import { createMiddleware } from 'hono/factory';
import type { MemberEnv } from './app-env.ts';
import { HttpProblem } from './problem.ts';

const MAX_WAITING = 5;

/** Makes a member's requests to a costly route take turns, so that other members do not wait. */
export function oneAtATime() {
  const queues = new Map<string, { waiting: number; last: Promise<void> }>();
  return createMiddleware<MemberEnv>(async (c, next) => {
    const { userId } = c.var.call.who;
    const queue = queues.get(userId) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting > MAX_WAITING) {
      throw new HttpProblem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        headers: { 'Retry-After': '1' },
      });
    }
    queues.set(userId, queue);
    const before = queue.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.last = promise;
    queue.waiting += 1;
    try {
      await before;
      // Nobody reads the answer to an abandoned request.
      if (c.req.raw.signal.aborted) return c.body(null, 499 as never);
      await next();
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(userId);
      resolve();
    }
  });
}
