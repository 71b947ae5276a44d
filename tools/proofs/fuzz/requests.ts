import fc from 'fast-check';
import { arbitraryBody, type Body } from './bodies.ts';
import type { ApiSurface } from './surface.ts';
import { nastyText } from './values.ts';

export interface FuzzRequest {
  method: string;
  target: string;
  headers: [string, string][];
  body: Body | undefined;
  isChunked: boolean;
  token: 'none' | 'valid' | 'forged';
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const STRANGE_METHODS = ['FOO', 'get', 'G E T', '__proto__'];
const STRANGE_TARGETS = [
  ...['*', '//evil.example/api/account/me', 'http://evil.example/api', '/api/../auth/v1/user'],
  ...['/%2e%2e/%2e%2e/etc/passwd', '/api/%00', '/api/%ZZ', '/api/%C0%80', '/assets/..%2f..%2f'],
  ...['/api/account/me/', '/API/ACCOUNT/ME', '/api//account//me', '?', '/?', '/#', '/api?%'],
];
const STRANGE_HEADERS: [string, string][] = [
  ['Accept-Encoding', 'gzip;q=nonsense, *;q=0'],
  ['Accept', '\xff\xfe'],
  ['Content-Encoding', 'gzip'],
  ['Content-Length', '-1'],
  ['Content-Length', '99999999999999999999'],
  ['Cookie', '__proto__=1; a=\x80'],
  ['Expect', '100-continue'],
  ['Expect', 'miracles'],
  ['Host', 'evil.example:99999'],
  ['Host', '[::1'],
  ['If-None-Match', '*'],
  ['Range', 'bytes=9-1'],
  ['Transfer-Encoding', 'gzip'],
  ['Upgrade', 'websocket'],
  ['X-Forwarded-For', '\t,;,,'],
  ['X-Http-Method-Override', 'DELETE'],
  ['X-Long', 'x'.repeat(20_000)],
  ['X-Request-Id', "'; drop table"],
  ['__proto__', 'x'],
  ['Bad Name', 'x'],
];

export function arbitraryRequest({ routes, words }: ApiSurface): fc.Arbitrary<FuzzRequest> {
  const segment = fc.oneof(
    nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%00', '%ED%A0%80', '%ZZ', '%', '..', '.', 'x'.repeat(3000)),
  );
  const query = fc
    .array(fc.tuple(fc.constantFrom(...words), fc.oneof(segment, fc.constantFrom(...words))), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  const routed = fc
    .tuple(fc.constantFrom(...routes), fc.array(segment, { minLength: 6, maxLength: 6 }), query)
    .map(([route, segments, search]) => {
      const path = route.path.replace(/:\w+(\{[^}]*\})?\??|\*/g, () => segments.pop() ?? 'x');
      return { method: route.method, target: search ? `${path}?${search}` : path };
    });
  const method = fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: fc.constantFrom(...METHODS) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS, ...STRANGE_METHODS) },
  );
  const strangeTarget = fc.oneof(
    { weight: 15, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_TARGETS) },
  );
  const headers = fc.oneof(
    { weight: 4, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...STRANGE_HEADERS), { maxLength: 3 }) },
  );
  return fc
    .record({
      routed,
      method,
      strangeTarget,
      headers,
      body: arbitraryBody(words),
      isChunked: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
      token: fc.constantFrom<FuzzRequest['token']>('valid', 'valid', 'valid', 'none', 'forged'),
      anyMethod: fc.constantFrom(...METHODS),
    })
    .map(({ routed, method, strangeTarget, anyMethod, ...rest }) => ({
      ...rest,
      method: method ?? (routed.method === 'ALL' ? anyMethod : routed.method),
      target: strangeTarget ?? routed.target,
    }));
}
