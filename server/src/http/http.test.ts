import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ROUTE_ACCESS } from './access.ts';
import { framesFrom } from './security-headers.ts';

let t: TestApp;
let member: SignedInMember;

beforeAll(async () => {
  t = await createTestApp();
  member = await signUpMember(t);
});
afterAll(() => t.close());

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  t.app.request('/api/analytics/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...member.headers, ...headers },
    body,
  });

const nested = (depth: number) =>
  `{"event":"guide_opened","props":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('the checks of a request', () => {
  test.each([
    ['text that is not JSON', 'hello', 400, 'bad_json'],
    ['truncated JSON', '{"event":', 400, 'bad_json'],
    ['nesting of 40 levels', nested(40), 400, 'bad_json'],
    ['nesting of 30,000 levels', nested(30_000), 400, 'bad_json'],
    ['more than a thousand keys', `{${'"a":1,'.repeat(1_001)}"b":1}`, 400, 'bad_json'],
    ['more than a thousand lists', `[${'[],'.repeat(1_001)}1]`, 400, 'bad_json'],
    ['NUL', '{"event":"guide_opened\\u0000"}', 400, 'bad_text'],
    ['a lone surrogate', '{"event":"\\ud800"}', 400, 'bad_text'],
    ['__proto__', '{"__proto__":{"event":"guide_opened"}}', 400, 'bad_json'],
    ['an unknown event', '{"event":"party"}', 400, 'invalid_request'],
    ['an unknown field', '{"event":"guide_opened","user_id":"x"}', 400, 'invalid_request'],
    [
      'free text in a property',
      '{"event":"guide_error","props":{"error":"I feel low"}}',
      400,
      'invalid_request',
    ],
    ['more than 64 KiB', `"${'x'.repeat(65_535)}"`, 413, 'body_too_large'],
  ])('refuse a body with %s and send a problem response', async (_name, body, status, code) => {
    const sized = { 'Content-Length': String(Buffer.byteLength(body)) };
    for (const headers of [undefined, sized]) {
      const response = await post(body, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status, code, requestId: expect.any(String) });
    }
  });

  it('refuse a Content-Length over the limit without reading the body', async () => {
    const response = await post('{}', { 'Content-Length': '65537' });
    expect(await response.json()).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it('do not count quotes and commas inside a string as nested JSON', async () => {
    const text = '\\"{[,'.repeat(2_000);
    const response = await post(`{"event":"${text}"}`);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('refuse an anonymous caller without reading the body', async () => {
    const response = await t.app.request('/api/analytics/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'not even JSON',
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('refuse an unknown field without quoting its name', async () => {
    const response = await post('{"event":"guide_opened","my-secret-field":1}');
    expect(await response.text()).not.toContain('my-secret');
  });

  it('refuse invalid UTF-8', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).status).toBe(400);
  });

  it('refuse a content type other than JSON', async () => {
    expect((await post('event=x', { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test.each(['/api/account/me?q=%00', '/api/account/me?q=%ED%A0%80', '/api/%zz'])(
    'refuse the path %s',
    async (path) => {
      expect((await t.app.request(path, { headers: member.headers })).status).toBe(400);
    },
  );

  it('do not quote the input in the problem response', async () => {
    const response = await post('{"event":"my-secret-thought"}');
    expect(await response.text()).not.toContain('my-secret-thought');
  });

  it('prevent an invalid request from storing anything', async () => {
    expect(await t.sql('select * from analytics_events')).toEqual([]);
  });
});

describe('every response', () => {
  it('has an id, which the caller may choose if the id is safe', async () => {
    const given = await t.app.request('/healthz', { headers: { 'X-Request-Id': 'phone-12345' } });
    expect(given.headers.get('x-request-id')).toBe('phone-12345');
    const unsafe = await t.app.request('/healthz', { headers: { 'X-Request-Id': '<script>' } });
    expect(unsafe.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('has a content security policy that forbids inline scripts and third parties', async () => {
    const policy = (await t.app.request('/healthz')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*)/);
  });

  test.each([
    ['a page', '/home', 200],
    ['a response of the API', '/api/account/me', 200],
    ['an error', '/api/nothing', 404],
    ['an auth error', '/auth/v1/nothing', 404],
  ])('has exactly the expected security headers if it is %s', async (_name, path, status) => {
    const { config } = t.deps;
    const auth = { ...config.auth, publicUrl: 'https://app.example.com' };
    const pages = new Hono().get('/home', (c) => c.html('<p>Home</p>'));
    const app = createApp({ ...t.deps, config: { ...config, auth } }, t.auth, pages);
    const response = await app.request(path, { headers: member.headers });
    expect(response.status).toBe(status);
    const others = /^(content-(type|length)|cache-control|vary|x-request-id|x-supabase-.*)$/;
    const headers = [...response.headers].filter(([name]) => !others.test(name));
    expect(Object.fromEntries(headers)).toEqual({
      'content-security-policy': [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "frame-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ].join('; '),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
  });

  it('demands https only if the app is served over https', async () => {
    const { headers } = await t.app.request('/healthz');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('allows frames only from the configured video hosts', () => {
    const { public: config } = readConfig({ VIDEO_HOSTS: 'player.example, film.example' });
    expect(framesFrom(config.videoHosts)).toEqual([
      'https://player.example',
      'https://film.example',
    ]);
    expect(framesFrom([])).toEqual(["'none'"]);
  });

  it('is a 404 problem response if the path is unknown', async () => {
    const response = await t.app.request('/api/nothing', { headers: member.headers });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('the API document', () => {
  it('lists every route for members with its schemas', async () => {
    const answer = await t.app.request('/api/openapi.json');
    const document = (await answer.json()) as {
      paths: Record<string, { post?: { requestBody: object } }>;
    };
    const routes = Object.keys(ROUTE_ACCESS)
      .filter((route) => /^\w+ \/api\/(?!payments)/.test(route))
      .filter((route) => ROUTE_ACCESS[route] !== 'public' || route.startsWith('POST'))
      .map((route) => route.replace(/^\w+ \/api/, '').replaceAll(/:(\w+)/g, '{$1}'));
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(routes)].sort());
    expect(document.paths['/analytics/events']?.post?.requestBody).toBeDefined();
  });

  it('is also available as a readable page', async () => {
    const page = await (await t.app.request('/api/docs')).text();
    expect(page).toContain('GET /api/account/me');
  });
});
