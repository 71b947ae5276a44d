import { afterEach, describe, expect, it, test } from 'vitest';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteOldBuckets } from './delete-old-buckets.ts';

let t: TestApp;
afterEach(() => t.close());

const getStatus = async (app: TestApp, headers: Record<string, string> = {}) =>
  (await app.app.request('/auth/v1/health', { headers })).status;

async function countAccepted(app: TestApp, times: number): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: times }, () => getStatus(app)));
  return statuses.filter((status) => status === 200).length;
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('several server processes', () => {
  it('share one limit per network and send Retry-After', async () => {
    t = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    const neighbour = createNeighbour(t);
    expect(await countAccepted(t, 300)).toBe(300);
    expect(await countAccepted(neighbour, 290)).toBe(290);
    t.clock.advance(1_000);
    await expect
      .poll(() => getStatus(t).then(() => getStatus(neighbour)), { timeout: 20_000 })
      .toBe(429);
    await expect.poll(() => getStatus(t), { timeout: 20_000 }).toBe(429);
    const refused = await neighbour.app.request('/auth/v1/health');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(10);
  });

  it('delete the shared bucket of a network that sends no more requests', async () => {
    t = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    await countAccepted(t, 100);
    t.clock.advance(1_000);
    await getStatus(t);
    const rows = () => t.sql<{ network: string }>('select network from auth.paces');
    await expect.poll(rows, { timeout: 20_000 }).toEqual([{ network: 'in-process' }]);
    await t.sql(`update auth.paces set at = now() - interval '1 hour'`);
    await deleteOldBuckets(t.deps);
    expect(await rows()).toEqual([]);
  });
});

test('the operator is warned once if a proxy is not trusted', async () => {
  const lines: string[] = [];
  t = await createTestApp({ env: { LOG_LEVEL: 'warn' }, onLog: (line) => lines.push(line) });
  const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));
  await getStatus(t);
  const trusting = createNeighbour(t, { config: { ...t.deps.config, trustProxy: true } });
  await getStatus(trusting, { 'X-Forwarded-For': '192.0.2.7' });
  expect(warnings()).toEqual([]);
  await getStatus(t, { 'X-Forwarded-For': '192.0.2.7' });
  await getStatus(t, { Forwarded: 'for=192.0.2.8' });
  await getStatus(t, { 'X-Forwarded-For': '192.0.2.9' });
  expect(warnings()).toHaveLength(1);
  expect(lines.join()).not.toContain('192.0.2');
});
