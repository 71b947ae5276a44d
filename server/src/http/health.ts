import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { Metrics } from './metrics.ts';

/** For whoever watches the process: is it alive, can it serve, what is it doing. */
export function healthRoutes({ db }: Pick<Deps, 'db'>, metrics: Metrics) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      await db.ping();
      return c.json({ status: 'ready' });
    })
    .get('/metrics', async (c) =>
      c.body(await metrics.render(), 200, { 'Content-Type': metrics.contentType }),
    );
}
