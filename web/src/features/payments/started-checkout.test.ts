import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCheckout, hasRecentCheckout, rememberCheckout } from './started-checkout.ts';

const now = Date.parse('2030-01-01T12:00:00Z');
const minutes = 60_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a checkout is remembered for two hours', () => {
  rememberCheckout('amara', now);
  expect(hasRecentCheckout('amara', now + 119 * minutes)).toBe(true);
  expect(hasRecentCheckout('amara', now + 120 * minutes)).toBe(false);
});

test('the checkouts of two members on one device are kept apart', () => {
  rememberCheckout('amara', now);
  expect(hasRecentCheckout('ben', now)).toBe(false);
});

test('a checkout is forgotten on request', () => {
  rememberCheckout('amara', now);
  forgetCheckout('amara');
  expect(hasRecentCheckout('amara', now)).toBe(false);
});

test('an invalid stored checkout time is ignored', () => {
  localStorage.setItem('hearthway.checkout-started.amara', 'nonsense');
  expect(hasRecentCheckout('amara', now)).toBe(false);
});
