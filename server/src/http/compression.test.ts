import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { compression } from './compression.ts';

const long = 'calm '.repeat(1000);
const app = new Hono()
  .use(compression)
  .get('/long', (c) => c.json({ long }, 201, { 'X-Kept': 'yes' }))
  .get('/measured', (c) => c.json({ long }, 200, { 'Content-Length': String(long.length + 11) }))
  .get('/short', (c) => c.json({ short: true }))
  .get('/picture', (c) => c.body(long, 200, { 'Content-Type': 'image/png' }))
  .get('/done', (c) => c.body(long, 200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }))
  .get('/nothing', (c) => c.body(null, 204));

const get = (path: string, encoding = 'gzip, deflate, br') =>
  app.request(path, { headers: { 'Accept-Encoding': encoding } });

describe('compression', () => {
  it('compresses a long response and keeps its status and headers', async () => {
    const response = await get('/long');
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
      'x-kept': 'yes',
    });
    const body = gunzipSync(await response.arrayBuffer()).toString();
    expect(JSON.parse(body)).toEqual({ long });
  });

  it('removes the Content-Length header of the uncompressed response', async () => {
    const response = await get('/measured');
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(response.headers.get('Content-Length')).toBeNull();
  });

  it('leaves a short response uncompressed, but adds the Vary header', async () => {
    const response = await get('/short');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.json()).toEqual({ short: true });
  });

  test.each(['', 'br', 'gzip;q=0', 'deflate, gzip;q=0.0, br'])(
    'sends uncompressed text to a client that accepts %j',
    async (encoding) => {
      const response = await get('/long', encoding);
      expect(response.headers.get('Content-Encoding')).toBeNull();
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(await response.json()).toEqual({ long });
    },
  );

  test.each(['/picture', '/done'])('does not change the response at %s', async (path) => {
    expect(await (await get(path)).text()).toBe(long);
  });

  it('does not change a response without a body', async () => {
    const response = await get('/nothing');
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});
