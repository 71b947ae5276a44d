import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { BURST } from './http/token-buckets.ts';
import { unsubscribeUrl } from './mail/unsubscribe-link.ts';
import { callApi, makeAdmin } from './testing/api.ts';
import { signUpMember } from './testing/factories.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/payments-app.ts';
import { signedDelivery, stripeEvents } from './testing/stripe-server.ts';
import { createNeighbour, type TestApp } from './testing/test-app.ts';

const LIMIT_MS = 5_000;
const UPLOAD_LIMIT_MS = 180_000;
const VIDEO = '\0\0\0\x20ftypisom\0\0\x02\0 and so on';

const LIMITS = [
  ['/auth/v1/', LIMIT_MS],
  ['/api/', LIMIT_MS],
  ['/functions/v1/', LIMIT_MS],
  ['/unsubscribe/', LIMIT_MS],
  ['/uploads/', UPLOAD_LIMIT_MS],
  ['/webhooks/', LIMIT_MS],
] as const;
const prefixes = LIMITS.map(([prefix]) => prefix);
type Prefix = (typeof prefixes)[number];

let payments: PaymentsApp;
let t: TestApp;
let requests: Record<Prefix, RequestInit & { path: string }>;
beforeAll(async () => {
  payments = await startPaymentsApp();
  ({ t } = payments);
  const ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
  const { headers } = ruth;
  const file = { name: 'file', size: VIDEO.length };
  const { id } = (await callApi(t, ruth, 'POST', '/admin/media/uploads', file)).body;
  const stop = unsubscribeUrl('', t.deps.secrets, { userId: ruth.userId, kind: 'all' });
  const now = t.clock.now();
  const event = stripeEvents.cancelled({ customer: 'cus_unknown', at: now });
  requests = {
    '/auth/v1/': { path: 'user', headers },
    '/api/': { path: 'account/me', headers },
    '/functions/v1/': {
      ...{ path: 'hello-world', method: 'POST', body: '{"kind":"guide","message":"Hello"}' },
      headers: { ...headers, 'Content-Type': 'application/json' },
    },
    '/unsubscribe/': { path: stop.replace('/unsubscribe/', ''), method: 'POST' },
    '/uploads/': { path: `${id}/0`, method: 'PUT', headers, body: VIDEO },
    '/webhooks/': { path: 'stripe', method: 'POST', ...signedDelivery(event, { at: now }) },
  };
});
afterAll(() => payments.close());
afterEach(() => {
  vi.useRealTimers();
});

const send = async ({ app }: TestApp, prefix: Prefix) => {
  const { path, ...init } = requests[prefix];
  return app.request(`${prefix}${path}`, init);
};

test.each(prefixes)('responses under %s must not be cached', async (prefix) => {
  const response = await send(t, prefix);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(LIMITS)('requests below %s time out after %i ms', async (prefix, limit) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = () => new Promise(() => {});
  const db = new Proxy(t.db, {
    get: (target, name) => (name === 'kind' ? target.kind : never),
  });
  const config = { ...t.deps.config, requestTimeoutMs: LIMIT_MS };
  const answered = vi.fn();
  const sending = send(createNeighbour(t, { db, config }), prefix).then((response) => {
    answered();
    return response;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await sending).status).toBe(503);
});

test('a network that sends too many requests is refused everywhere except at the payment webhooks', async () => {
  const limited = createNeighbour(t, { config: { ...t.deps.config, rateLimit: true } });
  for (let n = 0; n < BURST; n++) await limited.app.request('/auth/v1/health');
  const statuses = await Promise.all(
    prefixes.map(async (prefix) => [prefix, (await send(limited, prefix)).status]),
  );
  expect(Object.fromEntries(statuses)).toEqual({
    '/auth/v1/': 429,
    '/api/': 429,
    '/functions/v1/': 429,
    '/unsubscribe/': 429,
    '/uploads/': 429,
    '/webhooks/': 200,
  });
});
