import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNudgeHour, nextNudgeTime } from './next-nudge-time.ts';

const day = '2026-12-31';
const tomorrow = '2027-01-01';
const at = (hours: number, minutes = 0) => ({ day, minute: hours * 60 + minutes });

test.each([
  ['9:00', at(9), false, 0, day, 1020],
  ['9:00 and the random number is 0.5', at(9), false, 0.5, day, 1080],
  ['17:00', at(17), false, 0, day, 1020],
  ['18:00, inside the evening window', at(18), false, 0, day, 1080],
  ['18:00 and the random number is 0.5', at(18), false, 0.5, day, 1110],
  ['one minute before the evening window ends', at(18, 59), false, 0, day, 1139],
  ['19:00', at(19), false, 0, tomorrow, 1020],
  ['after 19:00', at(22), false, 0.5, tomorrow, 1080],
  ['before the window and a nudge was already shown today', at(9), true, 0, tomorrow, 1020],
  ['inside the window and a nudge was already shown today', at(18), true, 0.25, tomorrow, 1050],
])(
  'when it is $0, the next nudge is planned for $4, $5 minutes after midnight',
  (_name, local, wasShown, draw, onDay, minute) => {
    expect(nextNudgeTime(local, wasShown, () => draw)).toEqual({ day: onDay, minute });
  },
);

test('a nudge is always planned for an evening time that is not in the past', () => {
  const minute = fc.double({ min: 0, max: 1439.99, noNaN: true });
  const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(minute, fc.boolean(), draw, (now, wasShown, random) => {
      const next = nextNudgeTime({ day, minute: now }, wasShown, () => random);
      expect(isNudgeHour(next)).toBe(true);
      expect(next.day > day || next.minute >= now).toBe(true);
    }),
  );
});
