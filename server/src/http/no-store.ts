import { createMiddleware } from 'hono/factory';

/** Responses are personal, so they must not be cached. A route can set a different header. */
export const noStore = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
});
