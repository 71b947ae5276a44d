import { Hono } from 'hono';
import type { Config } from '../config.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

const NEEDS_DATABASE =
  /^\/(api|auth\/v1|functions\/v1|uploads|media|webhooks|unsubscribe)\/|^\/(readyz|metrics)$/;

export function starting(config: Config, web?: Hono): Hono {
  const app = new Hono()
    .use(addSecurityHeaders(securityHeaders(config)))
    .get('/healthz', (c) => c.json({ status: 'ok' }));
  const isDown = () =>
    new Response(
      JSON.stringify({
        type: 'about:blank',
        title: 'We’re just starting up. Please try again in a moment.',
        status: 503,
        code: 'starting',
      }),
      {
        status: 503,
        headers: {
          'Content-Type': 'application/problem+json',
          'Cache-Control': 'no-store',
          'Retry-After': '2',
        },
      },
    );
  app.use((c, next) => (NEEDS_DATABASE.test(c.req.path) ? Promise.resolve(isDown()) : next()));
  if (web) app.route('/', web);
  return app.all('*', isDown);
}
