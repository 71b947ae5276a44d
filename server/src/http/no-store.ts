import { createMiddleware } from 'hono/factory';

/** Forbids caching, because responses are personal. A route can set a different header. */
export const noStore = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
});
