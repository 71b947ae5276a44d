import { expect, test } from 'vitest';
import { strategyFor } from './strategy.ts';

const origin = 'https://app.example';
const ask = (path: string, mode = 'cors', method = 'GET') =>
  strategyFor({ url: new URL(path, origin).href, mode, method }, origin);

test('pages are loaded from the network first', () => {
  expect(ask('/home', 'navigate')).toBe('navigate');
  expect(ask('/auth?next=/home', 'navigate')).toBe('navigate');
});

test('files with a hash in their name are loaded from the cache', () => {
  expect(ask('/assets/index-abc.js')).toBe('keep');
});

test.each([
  ['/api/profile', 'cors', 'GET'],
  ['/api', 'navigate', 'GET'],
  ['/auth/v1/verify?token=x', 'navigate', 'GET'],
  ['/auth/v1/token', 'cors', 'GET'],
  ['/functions/v1/hello-world', 'cors', 'GET'],
  ['/assets/index-abc.js', 'cors', 'POST'],
  ['https://other.example/assets/x.js', 'cors', 'GET'],
])('the service worker does not touch data or other sites: %s (%s, %s)', (path, mode, method) => {
  expect(ask(path, mode, method)).toBe('pass');
});
