import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { compression } from './compression.ts';
import { personalJson } from './personal-json.ts';
import { addSecurityHeaders } from './security-headers.ts';

const long = 'calm '.repeat(1000);
const common = { 'X-Frame-Options': 'DENY' };
const app = new Hono<AppEnv>()
  .use(addSecurityHeaders(common), compression)
  .use((c, next) => {
    c.set('requestId', 'request-1');
    return next();
  })
  .use(personalJson(common))
  .get('/short', (c) => c.json({ short: true }))
  .get('/created', (c) => c.json({ short: true }, 201))
  .get('/long', (c) => c.json({ long }, 201))
  .get('/own-header', (c) => {
    c.header('X-Own', 'yes');
    return c.json({ short: true });
  })
  .get('/own-cache', (c) => c.json({ short: true }, 200, { 'Cache-Control': 'max-age=60' }))
  .get('/own-status', (c) => {
    c.status(202);
    return c.json({ short: true });
  })
  .get('/text', (c) => c.text('short'));

const get = (path: string) => app.request(path, { headers: { 'Accept-Encoding': 'gzip' } });

describe('a personal response', () => {
  it('is created with all headers and may not be cached', async () => {
    const response = await get('/short');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
      'x-frame-options': 'DENY',
      'x-request-id': 'request-1',
    });
    expect(await response.json()).toEqual({ short: true });
  });

  it('has the status that the route passes', async () => {
    expect((await get('/created')).status).toBe(201);
  });

  it('keeps its status and headers when it is compressed', async () => {
    const response = await get('/long');
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-encoding': 'gzip',
      'x-frame-options': 'DENY',
    });
    expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toEqual({ long });
  });

  it('keeps the headers that its route sets', async () => {
    expect(Object.fromEntries((await get('/own-header')).headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-own': 'yes',
    });
    expect((await get('/own-cache')).headers.get('cache-control')).toBe('max-age=60');
  });

  it('keeps the status that its route has set before', async () => {
    expect((await get('/own-status')).status).toBe(202);
  });

  it('may also contain text instead of JSON', async () => {
    const response = await get('/text');
    expect(await response.text()).toBe('short');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });
});
