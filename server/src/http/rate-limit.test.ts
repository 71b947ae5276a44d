import { afterEach, describe, expect, it } from 'vitest';
import { sweep } from '../auth/sweep.ts';
import { createTestApp, neighbourOf, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
afterEach(() => t.close());

const statusOf = async (app: TestApp, headers: Record<string, string> = {}) =>
  (await app.app.request('/auth/v1/health', { headers })).status;

/** Asks so many times at once and returns how many were let in. */
async function letIn(app: TestApp, times: number): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: times }, () => statusOf(app)));
  return statuses.filter((status) => status === 200).length;
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('several processes', () => {
  it('hold one network to one pace together, and say for how long', async () => {
    t = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    const neighbour = neighbourOf(t);
    expect(await letIn(t, 300)).toBe(300);
    expect(await letIn(neighbour, 290)).toBe(290);
    // Each settles once a second with what the other has spent.
    t.clock.advance(1_000);
    await expect
      .poll(() => statusOf(t).then(() => statusOf(neighbour)), { timeout: 20_000 })
      .toBe(429);
    await expect.poll(() => statusOf(t), { timeout: 20_000 }).toBe(429);
    const refused = await neighbour.app.request('/auth/v1/health');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(10);
  });

  it('leave no row behind once the network is forgotten', async () => {
    t = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    await letIn(t, 100);
    t.clock.advance(1_000);
    await statusOf(t);
    const rows = () => t.sql<{ network: string }>('select network from auth.paces');
    await expect.poll(rows, { timeout: 20_000 }).toEqual([{ network: 'in-process' }]);
    await t.sql(`update auth.paces set at = now() - interval '1 hour'`);
    await sweep(t.deps);
    expect(await rows()).toEqual([]);
  });
});

it('tells the operator once of a proxy that is not trusted, and what to set', async () => {
  const lines: string[] = [];
  t = await createTestApp({ env: { LOG_LEVEL: 'warn' }, onLog: (line) => lines.push(line) });
  const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));
  await statusOf(t);
  const trusting = neighbourOf(t, { config: { ...t.deps.config, trustProxy: true } });
  await statusOf(trusting, { 'X-Forwarded-For': '192.0.2.7' });
  expect(warnings()).toEqual([]);
  await statusOf(t, { 'X-Forwarded-For': '192.0.2.7' });
  await statusOf(t, { Forwarded: 'for=192.0.2.8' });
  await statusOf(t, { 'X-Forwarded-For': '192.0.2.9' });
  expect(warnings()).toHaveLength(1);
  expect(lines.join()).not.toContain('192.0.2');
});
