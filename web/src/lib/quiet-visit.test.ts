import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const visit = async () => (await import('./quiet-visit.ts')).quietVisit;

test('a quiet visit, without offers and nudges, lasts across reloads', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const first = await visit();
  expect(first.isQuiet()).toBe(false);
  first.begin();
  expect(first.isQuiet()).toBe(true);
  vi.resetModules();
  expect((await visit()).isQuiet(), 'after a reload').toBe(true);
});

test('a quiet visit, without offers and nudges, works when sessionStorage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
  const quiet = await visit();
  expect(quiet.isQuiet()).toBe(false);
  quiet.begin();
  expect(quiet.isQuiet()).toBe(true);
});
