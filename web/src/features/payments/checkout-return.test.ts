import { expect, test } from 'vitest';
import { checkoutReturn, POLL_PAUSES_MS } from './checkout-return.ts';

const unpaid = { status: null, hasJustPaid: false, isCustomer: true } as const;
const paid = { status: 'active', hasJustPaid: true, isCustomer: true } as const;
const paidYesterday = { ...paid, hasJustPaid: false };
const all = POLL_PAUSES_MS.length;

test.each([
  ['waits for a payment if this browser has started a checkout', unpaid, true, 0, 'waiting'],
  ['waits before the server’s first response', undefined, true, 0, 'waiting'],
  ['reports a payment that has arrived', paid, true, 3, 'paid'],
  ['reports a payment that was started on another device', paid, false, 0, 'paid'],
  ['stops waiting after the last poll', unpaid, true, all, 'late'],
  ['reports a payment that arrives after the last poll', paid, true, all, 'paid'],
  ['does not wait if this browser has started no checkout', unpaid, false, 0, 'unrelated'],
  ['does not wait if the member was already paying before', paidYesterday, true, 0, 'unrelated'],
  [
    'shows nothing until the server answers if this browser has started no checkout',
    undefined,
    false,
    0,
    'loading',
  ],
] as const)(
  'after checkout, the page says whether the payment has arrived: it %s',
  (_title, payments, wasStartedHere, polls, expected) => {
    expect(checkoutReturn({ payments, wasStartedHere, polls })).toBe(expected);
  },
);

test('the payment status is polled for two minutes with pauses that never get shorter', () => {
  expect(POLL_PAUSES_MS.reduce((sum, pause) => sum + pause)).toBe(120_000);
  expect(POLL_PAUSES_MS.toSorted((a, b) => a - b)).toEqual(POLL_PAUSES_MS);
});
