import { createMiddleware } from 'hono/factory';

/** Responses are personal, so they are not cached unless a route overrides this header. */
export const noStore = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
});
