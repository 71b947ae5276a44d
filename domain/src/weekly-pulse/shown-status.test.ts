import { describe, expect, test } from 'vitest';
import { countRetries, shownStatus } from './shown-status.ts';

const locked = {
  due: false,
  nextEligibleAt: '2026-11-22T22:00:00.000Z',
  lastSubmittedAt: '2026-11-15T22:00:00.000Z',
  daysSinceLast: 2,
};
const open = { due: true, nextEligibleAt: null, lastSubmittedAt: null, daysSinceLast: null };
const aMonthLater = new Date('2026-12-15T22:00:00Z');
const yearsBefore = new Date('2020-01-01T00:00:00Z');

describe('the pulse status shown to the member', () => {
  test.each([aMonthLater, yearsBefore])(
    'follows the server, even if the device’s clock says %s',
    (now) => {
      expect(shownStatus(locked, now, true)).toEqual(locked);
      const due = { ...locked, due: true, nextEligibleAt: null, daysSinceLast: 7 };
      expect(shownStatus(due, now, true)).toEqual(due);
    },
  );

  test('follows the device’s clock while the device is offline', () => {
    expect(shownStatus(locked, new Date('2026-11-20T22:00:00Z'), false)).toEqual({
      ...locked,
      daysSinceLast: 5,
    });
    expect(shownStatus(locked, new Date('2026-11-22T22:00:00Z'), false)).toEqual({
      ...locked,
      due: true,
      nextEligibleAt: null,
      daysSinceLast: 7,
    });
    expect(shownStatus(open, aMonthLater, false)).toEqual(open);
  });
});

test.each([
  ['one second before the opening', '2026-11-22T21:59:59Z', null],
  ['at the opening', '2026-11-22T22:00:00Z', 0],
  ['four seconds after the opening', '2026-11-22T22:00:04Z', 0],
  ['five seconds after the opening', '2026-11-22T22:00:05Z', 1],
])(
  'the page asks the server again when the pulse form should open: %s, it has asked %s times',
  (_name, now, expected) => {
    expect(countRetries(locked, new Date(now))).toBe(expected);
  },
);

test('once the pulse is due, the page stops asking the server for the status', () => {
  expect(countRetries(open, aMonthLater)).toBeNull();
});
