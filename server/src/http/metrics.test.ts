import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../app.ts';
import { Jobs } from '../jobs/jobs.ts';
import { signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const ON_THIS_MACHINE = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function readMetrics(): Promise<string> {
  return (await t.app.request('/metrics', {}, ON_THIS_MACHINE)).text();
}

const readValue = (metrics: string, series: string) =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

describe('the metrics', () => {
  it('count and time requests by route, without personal data', async () => {
    const { headers } = await signUpMember(t);
    await t.app.request('/api/workshops/a-secret-name', { headers });
    await t.app.request('/api/workshops/another-one', { headers });
    const metrics = await readMetrics();
    const route = 'route="/api/workshops/:slug"';
    expect(readValue(metrics, `http_requests_total{method="GET",${route},status="404"}`)).toBe(2);
    expect(readValue(metrics, `http_request_duration_ms_count{${route}}`)).toBe(2);
    expect(readValue(metrics, `http_request_duration_ms_bucket{le="+Inf",${route}}`)).toBe(2);
    expect(readValue(metrics, `http_request_duration_ms_sum{${route}}`)).toBeGreaterThan(0);
    expect(metrics).not.toMatch(/secret|another-one/);
  });

  it('include the database connections, the event loop and the memory', async () => {
    await t.app.request('/readyz');
    const metrics = await readMetrics();
    expect(readValue(metrics, 'db_connections')).toBeGreaterThan(0);
    expect(readValue(metrics, 'db_connections_idle')).toBeGreaterThan(0);
    expect(readValue(metrics, 'db_connections_awaited')).toBe(0);
    for (const name of ['p50', 'p99', 'max']) {
      expect(readValue(metrics, `event_loop_delay_${name}_ms`)).toBeGreaterThanOrEqual(0);
    }
    expect(readValue(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });

  it('include the age of waiting jobs and the number of waiting password hashes by queue', async () => {
    await t.deps.jobs.add(null, 'sweep', null);
    await t.sql(
      `update pgboss.job set start_after = now() - interval '90 seconds' where name = 'sweep'`,
    );
    const before = await readMetrics();
    expect(readValue(before, 'job_wait_seconds{queue="sweep"}')).toBeGreaterThanOrEqual(90);
    for (const lane of ['known', 'sign-in', 'sign-up']) {
      expect(readValue(before, `hash_waiting{lane="${lane}"}`)).toBe(0);
    }
    expect(readValue(before, 'hash_running')).toBe(0);
    await t.deps.jobs.drain();
    const after = await readMetrics();
    expect(after).not.toContain('job_wait_seconds{queue="sweep"}');
    const doneAt = readValue(after, 'job_last_done_timestamp_seconds{queue="sweep"}');
    expect(doneAt).toBeGreaterThan(Date.now() / 1000 - 60);
  });

  it('include the last clean-up of a process that is no longer running', async () => {
    await t.deps.jobs.add(null, 'sweep', null);
    await t.deps.jobs.drain();
    const restarted = new Jobs(t.db, t.deps.log, { supervises: false });
    const metrics = await createMetrics({ ...t.deps, jobs: restarted }).render();
    const doneAt = readValue(metrics, 'job_last_done_timestamp_seconds{queue="sweep"}');
    expect(doneAt).toBeGreaterThan(Date.now() / 1000 - 60);
  });

  it('include the age and size of the newest backup if backups are scheduled', async () => {
    const newest = { at: new Date('2026-01-01T00:00:00Z'), bytes: 5000 };
    const scheduled = await createMetrics(t.deps, async () => newest).render();
    expect(readValue(scheduled, 'backup_last_timestamp_seconds')).toBe(1767225600);
    expect(readValue(scheduled, 'backup_last_bytes')).toBe(5000);
    const none = await createMetrics(t.deps, async () => null).render();
    expect(readValue(none, 'backup_last_timestamp_seconds')).toBe(0);
    expect(await readMetrics()).not.toContain('backup_last');
  });

  it('are in the format of Prometheus', async () => {
    const other = await createTestApp();
    const response = await other.app.request('/metrics', {}, ON_THIS_MACHINE);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await response.text()).not.toContain('/api/workshops');
    await other.close();
  });
});
