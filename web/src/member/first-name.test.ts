import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFirstName, rememberedFirstName, rememberFirstName } from './first-name.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a member is greeted by the first name stored on the device, but never by another member’s', () => {
  rememberFirstName('amara', 'Amara');
  expect(rememberedFirstName('amara')).toBe('Amara');
  expect(rememberedFirstName('ben')).toBeNull();
  forgetFirstName();
  expect(rememberedFirstName('amara')).toBeNull();
});
