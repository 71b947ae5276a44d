import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { findSqlState } from '../db/database-errors.ts';
import { type Span, trace } from '../ports/trace.ts';
import type { AppEnv } from './app-env.ts';
import type { Metrics } from './metrics.ts';

// Hono's own request id gets lost when a handler returns `new Response`.
const SAFE_ID = /^[\w-]{8,64}$/;

/** Monitoring calls these paths every few seconds, which would hide the other log lines. */
const POLLED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * The log contains the pattern of the route instead of the URL, which may contain tokens and names.
 */
export const requestLog = (
  log: Logger,
  metrics: Metrics,
  { trustProxy }: Pick<Config, 'trustProxy'>,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && SAFE_ID.test(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    if (POLLED.has(c.req.path)) return answer(c, next, metrics, null);
    const { method } = c.req;
    // The header `traceparent` is read only behind a trusted proxy; otherwise a client could have
    // all its requests traced.
    const traceparent = trustProxy ? c.req.header('traceparent') : undefined;
    await trace({ name: method, kind: 'request', traceparent }, (span) =>
      answer(c, next, metrics, span),
    );
  });

async function answer(c: Context<AppEnv>, next: Next, metrics: Metrics, span: Span | null) {
  const started = performance.now();
  await next();
  const milliseconds = performance.now() - started;
  const { method } = c.req;
  const route = routePath(c);
  const status = c.res.status;
  const requestId = c.get('requestId');
  if (c.get('complete') !== c.res) c.res.headers.set('X-Request-Id', requestId);
  metrics.observe({ method, route, status, milliseconds });
  const sqlstate = findSqlState(c.error);
  describeSpan(span, { method, route, status, requestId, sqlstate });
  c.get('log')[POLLED.has(route) ? 'debug' : 'info'](
    {
      ...{ method, route, status, ms: Math.round(milliseconds) },
      ...(sqlstate && { sqlstate }),
      ...(span && { traceId: span.traceId }),
    },
    'request',
  );
}

interface Answered {
  method: string;
  route: string;
  status: number;
  requestId: string;
  sqlstate: string | undefined;
}

function describeSpan(span: Span | null, { method, route, status, requestId, sqlstate }: Answered) {
  if (!span) return;
  span.rename(`${method} ${route}`);
  span.set({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'hearthway.request_id': requestId,
    ...(sqlstate && { 'db.response.status_code': sqlstate }),
  });
  if (status >= 500) span.fail(String(status));
}
