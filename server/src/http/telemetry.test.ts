import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../app.ts';
import { openTelemetry, type Telemetry } from '../ports/open-telemetry.ts';
import { setTracer } from '../ports/trace.ts';
import { Collector, type SentSpan, toAttributes } from '../testing/collector.ts';
import { signUpMember } from '../testing/factories.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let collector: Collector;
let telemetry: Telemetry;
const PATIENTLY_MS = 30_000;
const SHORTLY_MS = 300;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  collector = new Collector();
  await collector.open();
  begin(collector.url, PATIENTLY_MS);
});
afterEach(async () => {
  setTracer(null);
  await telemetry.stop();
  await collector.close();
});

function begin(endpoint: string, flushWithinMs: number) {
  const settings = { endpoint, serviceName: 'hearthway', share: 1, metricsEveryMs: 60_000 };
  telemetry = openTelemetry(settings, {
    flushWithinMs,
    maxTracesPerSecond: Number.POSITIVE_INFINITY,
  });
  setTracer(telemetry.tracer);
}

const findChildren = (parent: SentSpan | undefined) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId && parentSpanId === parent?.spanId);
const spanNamed = (name: string) => collector.spans.find((span) => span.name === name);

describe('the telemetry collector', () => {
  it('receives each request with its steps, but without personal data', async () => {
    const { headers, email } = await signUpMember(t);
    const body = JSON.stringify({ title: 'a-secret-word', body: 'a-secret-word' });
    const response = await t.app.request('/api/workshops/a-secret-word?token=a-secret-word', {
      headers,
    });
    await t.app.request('/api/journal', { method: 'POST', headers, body });
    await telemetry.stop();

    const request = spanNamed('GET /api/workshops/:slug');
    expect(toAttributes(request as SentSpan)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/workshops/:slug',
      'http.response.status_code': 404,
      'hearthway.request_id': response.headers.get('x-request-id'),
    });
    const [read] = findChildren(request);
    expect(read?.name).toBe('db read');
    expect(findChildren(read).map(({ name }) => name)).toContain('select workshop_progress');
    expect(findChildren(spanNamed('POST /auth/v1/signup')).map(({ name }) => name)).toContain(
      'password hash',
    );
    expect(collector.text).not.toContain('a-secret-word');
    expect(collector.text).not.toContain(email);
  });

  it('receives jobs and the emails that they send', async () => {
    const mail = { to: 'ada@example.com', subject: 's', text: 't', html: 'h', goodForMs: 60_000 };
    await t.db.asAuth((tx) => t.deps.outbox.post(tx, mail));
    await t.deps.jobs.drain();
    await telemetry.stop();
    const job = spanNamed('job mail');
    expect(toAttributes(job as SentSpan)).toEqual({ queue: 'mail', outcome: 'done', retries: 0 });
    expect(findChildren(job).map(({ name }) => name)).toContain('mail send');
    expect(collector.text).not.toContain('ada@example.com');
  });

  it('receives failed requests with the type of error', async () => {
    const refused = Object.assign(new Error('a-secret-word'), { code: '42501' });
    const db = Object.create(t.db, { asAuthOne: { value: () => Promise.reject(refused) } });
    await createNeighbour(t, { db }).app.request('/auth/v1/.well-known/jwks.json');
    await telemetry.stop();
    const [span] = collector.spans;
    expect(span?.status).toEqual({ code: 2 });
    expect(toAttributes(span as SentSpan)).toMatchObject({
      'error.type': '500',
      'db.response.status_code': '42501',
    });
    expect(collector.text).not.toContain('a-secret-word');
  });

  it('receives a trace that continues the caller’s trace only if the caller is a trusted proxy', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    const { config } = t.deps;
    const trusting = createNeighbour(t, { config: { ...config, trustProxy: true } });
    await t.app.request('/api/home', { headers });
    await trusting.app.request('/api/home', { headers });
    await trusting.app.request('/api/home', { headers: { traceparent: 'nonsense' } });
    await telemetry.stop();
    expect(collector.spans.map((span) => span.traceId === traceId)).toEqual([false, true, false]);
  });

  it('receives the same metrics as /metrics', async () => {
    const metrics = createMetrics(t.deps);
    metrics.observe({ method: 'GET', route: '/api/home', status: 200, milliseconds: 7 });
    metrics.observe({ method: 'GET', route: '/api/home', status: 200, milliseconds: 70 });
    telemetry.send(metrics);
    await telemetry.stop();
    const names = (await metrics.read()).map(({ name }) => name);
    expect(collector.metrics.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const points = (name: string) => {
      const { gauge, sum, histogram } = collector.metrics.find((one) => one.name === name) ?? {};
      return (gauge ?? sum ?? histogram)?.dataPoints ?? [];
    };
    expect(points('process_resident_memory_bytes')[0]?.asDouble).toBeGreaterThan(1e7);
    const [counted] = points('http_requests_total');
    expect(counted).toMatchObject({ asDouble: 2 });
    const [timed] = points('http_request_duration_ms');
    expect(timed).toMatchObject({ count: 2, sum: 77 });
    expect(timed?.bucketCounts).toEqual([0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    expect(timed?.explicitBounds).toHaveLength(10);
  });

  it.each(['hangs', 'refuses'] as const)('does not affect members when it %s', async (how) => {
    collector.behaviour = how;
    begin(collector.url, SHORTLY_MS);
    const { headers } = await signUpMember(t);
    for (let request = 0; request < 200; request++) {
      const response = await t.app.request('/api/workshops', { headers });
      expect(response.status).toBe(200);
    }
    await expect.poll(() => collector.requestCount).toBeGreaterThan(0);
    await telemetry.stop();
  });

  it('does not delay the end of the process when it is unreachable', async () => {
    begin('http://127.0.0.1:9', SHORTLY_MS);
    expect((await t.app.request('/auth/v1/health')).status).toBe(200);
    await telemetry.stop();
  });
});
