import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { UNREACHABLE_STRIPE } from '../testing/stripe-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ROUTE_ACCESS } from './access.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: UNREACHABLE_STRIPE });
});
afterAll(() => t.close());

const guarded = Object.entries(ROUTE_ACCESS).filter(([, access]) => access !== 'public');

function call(route: string, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = route.split(' ');
  const body = method === 'GET' ? undefined : '{}';
  return t.app.request(path.replace(/:\w+/g, 'x'), {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body }),
  });
}

describe('the access table of the routes', () => {
  it('lists every route of the app and no other routes', () => {
    const routes = t.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(routes)].sort()).toEqual(Object.keys(ROUTE_ACCESS).sort());
  });

  test.each(guarded)('matches the app: %s refuses anonymous callers (%s)', async (route) => {
    expect((await call(route)).status).toBe(401);
  });

  test.each(guarded)('matches the app: %s refuses an invalid token (%s)', async (route, access) => {
    const response = await call(route, { Authorization: 'Bearer not-a-token' });
    expect(response.status).toBe(access === 'account' ? 403 : 401);
  });
});
