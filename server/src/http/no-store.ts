import { createMiddleware } from 'hono/factory';

/** Answers are somebody's own: no cache keeps one, unless a route says that it may. */
export const noStore = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
});
