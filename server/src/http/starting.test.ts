import { Hono } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { readConfig } from '../config.ts';
import { starting } from './starting.ts';

const web = new Hono().get('*', (c) => c.html('the app'));

describe('a server without a database', () => {
  test.each(['/', '/help', '/assets/index.js'])('serves %s', async (path) => {
    const response = await starting(readConfig({}), web).request(path);
    expect([response.status, await response.text()]).toEqual([200, 'the app']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test.each(['/api/home', '/auth/v1/token', '/functions/v1/hello-world', '/readyz', '/metrics'])(
    'answers %s with 503 and Retry-After',
    async (path) => {
      const response = await starting(readConfig({}), web).request(path);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await response.json()).toMatchObject({ code: 'starting' });
    },
  );

  it('answers 503 to everything except health checks if the web app is not built', async () => {
    const app = starting(readConfig({}));
    expect((await app.request('/help')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});
