import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { sqlStateWithin } from '../db/database-errors.ts';
import type { AppEnv } from './app-env.ts';
import type { Metrics } from './metrics.ts';

/** Hand-written, as Hono's own sets its header where an answer made by `new Response` loses it. */
const SAFE_ID = /^[\w-]{8,64}$/;

/** Asked every few seconds by whoever watches: a line for each would drown the others. */
const POLLED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Gives each request an id and a line in the log. The line has the route's pattern and no address
 * bar: queries and paths can hold tokens and names.
 */
export const requestLog = (log: Logger, metrics: Metrics) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && SAFE_ID.test(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const route = routePath(c);
    const status = c.res.status;
    // Not c.header: once there is an answer, that makes Hono build it anew around a stream.
    c.res.headers.set('X-Request-Id', requestId);
    metrics.observe({ method: c.req.method, route, status, milliseconds });
    const sqlstate = sqlStateWithin(c.error);
    c.get('log')[POLLED.has(route) ? 'debug' : 'info'](
      {
        ...{ method: c.req.method, route, status, ms: Math.round(milliseconds) },
        ...(sqlstate && { sqlstate }),
      },
      'request',
    );
  });
