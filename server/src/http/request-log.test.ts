import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpMember } from '../testing/factories.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'info' }, onLog: (line) => lines.push(line) });
});
afterAll(() => t.close());
beforeEach(() => {
  lines = [];
});

const requests = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');

describe('the log line of a request', () => {
  it('contains the route, status, duration and id, but not the URL', async () => {
    const { headers } = await signUpMember(t);
    lines = [];
    const response = await t.app.request('/api/workshops/a-secret-name?token=secret', { headers });
    expect(requests()).toEqual([
      expect.objectContaining({
        method: 'GET',
        route: '/api/workshops/:slug',
        status: 404,
        ms: expect.any(Number),
        requestId: response.headers.get('x-request-id'),
      }),
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  it('contains the SQLSTATE of a database error', async () => {
    const refused = Object.assign(new Error('permission denied'), { code: '42501' });
    const db = Object.create(t.db, { asAuthOne: { value: () => Promise.reject(refused) } });
    await createNeighbour(t, { db }).app.request('/auth/v1/.well-known/jwks.json');
    expect(requests()).toEqual([expect.objectContaining({ status: 500, sqlstate: '42501' })]);
  });

  it('is left out for health checks', async () => {
    await t.app.request('/healthz');
    await t.app.request('/readyz');
    expect(requests()).toEqual([]);
  });
});
