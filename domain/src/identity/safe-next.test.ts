import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each([
  '/home',
  '/',
  '/quiz/result?from=home#top',
  '/shj/workshops/week-1?note=100%25',
  '/resources?q=a%2Fb',
  '/resources?q=caf%C3%A9+%E2%80%93+tea',
  '/resources?link=https://elsewhere.example',
])('the path %s may be opened after sign-in', (path) => {
  expect(safeNext(path)).toBe(path);
});

test.each([
  ['an empty string', ''],
  ['another host', '//evil.example'],
  ['another host, three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['backslashes only', '\\\\evil.example'],
  ['a full URL', 'https://evil.example'],
  ['a full URL with a path', 'https://evil.example/home'],
  ['a numeric host', 'http://127.0.0.1:1/home'],
  ['a scheme without slashes', 'https:evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a data URL', 'data:text/html,x'],
  ['a value without a slash', 'evil.example'],
  ['a user name before a host', '@evil.example'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['a twice encoded slash', '/%252Fevil.example'],
  ['a thrice encoded backslash', '/%25255Cevil.example'],
  ['a tab, which browsers drop', '/\t/evil.example'],
  ['a line break', '/\n/evil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['a NUL character', '/a\u0000b'],
  ['a dot segment that leaves two slashes', '/.//evil.example'],
  ['a dot segment that leads upwards', '/a/..//evil.example'],
  ['an encoded dot segment', '/%2e%2e//evil.example'],
  ['a backslash later in the path', '/a\\..\\\\evil.example'],
  ['a lone surrogate', '/\ud800'],
  ['a very long path', `/${'a'.repeat(3000)}`],
])('the path %s must not be opened after sign-in', (_name, value) => {
  expect(safeNext(value)).toBeNull();
});

test.each([undefined, null, 7, ['/home'], {}])(
  'the value %s is refused, because it is not a string',
  (value) => {
    expect(safeNext(value)).toBeNull();
  },
);
