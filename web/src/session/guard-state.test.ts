import { expect, test } from 'vitest';
import { afterCheck, getWaitMessage, recheckDelay, staysOpen } from './guard.ts';

test.each([
  [{ kind: 'valid' }, { name: 'ready' }],
  [{ kind: 'signed-out' }, { name: 'leaving' }],
  [{ kind: 'offline' }, { name: 'offline' }],
  [
    { kind: 'error', message: 'Out of tea.' },
    { name: 'error', message: 'Out of tea.' },
  ],
] as const)('the session guard decides by the check’s result: %j leads to %j', (outcome, state) => {
  expect(afterCheck(outcome, 1)).toEqual(state);
});

test.each(['no-session', 'timed-out'] as const)(
  'the session guard repeats an inconclusive check (%s) once and then asks the member',
  (kind) => {
    expect(afterCheck({ kind }, 1)).toBe('again');
    expect(afterCheck({ kind }, 2)).toEqual({ name: 'retry' });
  },
);

test('the guard shows the specified sentence for each state', () => {
  expect(getWaitMessage({ name: 'checking' })).toBe('Checking your session...');
  expect(getWaitMessage({ name: 'auto-refresh' })).toBe('Session expired. Refreshing...');
  expect(getWaitMessage({ name: 'offline' })).toBe(
    'You appear to be offline. Reconnect and try again.',
  );
  expect(getWaitMessage({ name: 'retry' })).toBe(
    "We couldn't verify your session. Sign in again to continue.",
  );
  expect(getWaitMessage({ name: 'error', message: 'Out of tea.' })).toBe('Out of tea.');
});

test('the guard waits longer before each new check, up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 9].map(recheckDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test.each([
  [{ name: 'offline' }, false, true],
  [{ name: 'error', message: 'Out of tea.' }, true, true],
  [{ name: 'checking' }, true, false],
  [{ name: 'checking' }, false, true],
  [{ name: 'auto-refresh' }, false, true],
  [{ name: 'retry' }, false, true],
  [{ name: 'retry' }, true, false],
] as const)(
  'a page that works offline stays open while the server or the network is missing (%j, online %s)',
  (state, isOnline, isOpen) => {
    expect(staysOpen(state, isOnline)).toBe(isOpen);
  },
);
