import { afterEach, describe, expect, it } from 'vitest';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
afterEach(() => t.close());

describe('a client with too many requests', () => {
  it('is refused with Retry-After and accepted again later', async () => {
    t = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    const statuses = [];
    for (let i = 0; i < 301; i++) statuses.push((await t.app.request('/auth/v1/health')).status);
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    t.clock.advance(1_000);
    expect((await t.app.request('/auth/v1/health')).status).toBe(200);
  });

  it('cannot fake its IP address unless a proxy is trusted', async () => {
    t = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
    const from = (address: string) =>
      t.app.request('/auth/v1/health', { headers: { 'X-Forwarded-For': `1.1.1.1, ${address}` } });
    for (let i = 0; i < 300; i++) await from('10.0.0.1');
    expect((await from('10.0.0.1')).status).toBe(429);
    expect((await from('10.0.0.2')).status).toBe(200);
  });
});

describe('a request that takes too long', () => {
  it('gets a 503 with Retry-After', async () => {
    t = await createTestApp({ env: { REQUEST_TIMEOUT_MS: '100' } });
    const db = Object.create(t.db, { asAuthOne: { value: () => new Promise(() => {}) } });
    const response = await createNeighbour(t, { db }).app.request('/auth/v1/.well-known/jwks.json');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      code: 'too_slow',
      message: 'This took too long. Please try again.',
    });
  });
});

describe('an unreachable database', () => {
  it('leads to a 503 with Retry-After, not to a 500', async () => {
    t = await createTestApp();
    const close = t.close;
    await close();
    t.close = async () => {};
    const response = await t.app.request('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect((await t.app.request('/healthz')).status).toBe(200);
  });
});
