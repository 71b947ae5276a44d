import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { Metrics } from './metrics.ts';
import { HttpProblem } from './problem.ts';
import { readinessCheck } from './readiness.ts';

export function healthRoutes(
  { db, config, stopping }: Pick<Deps, 'db' | 'config' | 'stopping'>,
  metrics: Metrics,
) {
  const checkReady = readinessCheck({ db, dataDir: config.dataDir });
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/healthz/address', (c) => {
      const { publicUrl } = config.auth;
      const isPassedOn = c.req.header('x-forwarded-for') !== undefined;
      const protocol = c.req.header('x-forwarded-proto') ?? null;
      return c.json({ publicUrl, host: c.req.header('host') ?? null, protocol, isPassedOn });
    })
    .get('/readyz', async (c) => {
      if (stopping.aborted) {
        throw new HttpProblem(503, 'stopping', 'This process is about to stop.', {
          headers: { 'Retry-After': '2' },
        });
      }
      await checkReady();
      return c.json({ status: 'ready' });
    })
    .get('/metrics', async (c) => {
      if (!mayReadMetrics(c, config.metricsToken)) {
        throw new HttpProblem(
          401,
          'operator_required',
          'Only the people who run this server can see this.',
          {
            headers: { 'WWW-Authenticate': 'Bearer' },
          },
        );
      }
      return c.body(await metrics.render(), 200, { 'Content-Type': metrics.contentType });
    });
}

/** Without METRICS_TOKEN, only direct requests from this machine may read the metrics. */
function mayReadMetrics(c: Context, token: string | null): boolean {
  if (token !== null) {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  if (forwarded !== undefined || !c.env?.incoming) return false;
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(getConnInfo(c).remote.address ?? '');
}
