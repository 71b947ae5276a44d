import { createMiddleware } from 'hono/factory';
import type { MemberEnv } from './app-env.ts';
import { HttpProblem } from './problem.ts';

interface Turns {
  atOnce: number;
  maxWaiting: number;
}

export const ONE_AT_A_TIME: Turns = { atOnce: 1, maxWaiting: 5 };
/**
 * At most six requests of a member run at the same time. Browsers open no more connections than
 * that, so only an attacker has to wait.
 */
export const AS_IN_A_BROWSER: Turns = { atOnce: 6, maxWaiting: 200 };

/** Requests of one member take turns, so that no member can occupy the whole server. */
export function turnsPerMember({ atOnce, maxWaiting }: Turns) {
  const members = new Map<string, { running: number; waiting: (() => void)[] }>();
  return createMiddleware<MemberEnv>(async (c, next) => {
    const { userId } = c.get('call').who;
    const own = members.get(userId) ?? { running: 0, waiting: [] };
    if (own.waiting.length >= maxWaiting) {
      throw new HttpProblem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        headers: { 'Retry-After': '1' },
      });
    }
    members.set(userId, own);
    const mustWait = own.running >= atOnce;
    if (mustWait) await new Promise<void>((resolve) => own.waiting.push(resolve));
    else own.running += 1;
    try {
      // If the client has disconnected while the request waited, nobody reads the response, so no
      // work is done.
      if (mustWait && c.req.raw.signal.aborted) return c.body(null, 499 as never);
      await next();
    } finally {
      const startNext = own.waiting.shift();
      if (startNext) startNext();
      else own.running -= 1;
      if (own.running === 0) members.delete(userId);
    }
  });
}
