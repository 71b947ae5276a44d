import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterAlarm } from './after-alarm.ts';

let tab: Record<string, string>;

beforeEach(() => {
  tab = { other: 'kept' };
  Object.defineProperties(tab, {
    getItem: { value: (key: string) => tab[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        tab[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete tab[key] },
  });
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

test('an alarm of the guide is remembered for its member only', () => {
  afterAlarm.set('ada');
  expect([afterAlarm.has('ada'), afterAlarm.has('ben')]).toEqual([true, false]);
  afterAlarm.forget('ada');
  expect(afterAlarm.has('ada')).toBe(false);
});

test('signing out removes every trace of an alarm from the tab', () => {
  afterAlarm.set('ada');
  afterAlarm.set('ben');
  afterAlarm.forgetAll();
  expect(tab).toEqual({ other: 'kept' });
  expect(afterAlarm.has('ada')).toBe(false);
});

test('an alarm is remembered while the page is open, even if sessionStorage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  afterAlarm.set('ada');
  expect(afterAlarm.has('ada')).toBe(true);
  afterAlarm.forgetAll();
});
