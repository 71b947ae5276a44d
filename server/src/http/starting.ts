import { Hono } from 'hono';

/** Health checks get an answer from this app until the database is ready. */
export const starting = new Hono()
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .all('*', (c) =>
    c.body(
      JSON.stringify({
        type: 'about:blank',
        title: 'We are starting. Please try again soon.',
        status: 503,
        code: 'starting',
      }),
      503,
      {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        'Retry-After': '2',
      },
    ),
  );
