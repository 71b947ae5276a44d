import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNudgeHour, nextNudgeTime } from './next-nudge-time.ts';

const day = '2026-12-31';
const tomorrow = '2027-01-01';
const at = (hours: number, minutes = 0) => ({ day, minute: hours * 60 + minutes });

test.each([
  ['in the morning', at(9), false, 0, day, 1020],
  ['in the morning, late draw', at(9), false, 0.5, day, 1080],
  ['at 17:00', at(17), false, 0, day, 1020],
  ['between the two it starts now', at(18), false, 0, day, 1080],
  ['between the two, half of what is left', at(18), false, 0.5, day, 1110],
  ['one minute before the end', at(18, 59), false, 0, day, 1139],
  ['at 19:00', at(19), false, 0, tomorrow, 1020],
  ['past 19:00', at(22), false, 0.5, tomorrow, 1080],
  ['already shown', at(9), true, 0, tomorrow, 1020],
  ['shown within the window', at(18), true, 0.25, tomorrow, 1050],
])('%s', (_name, local, wasShown, draw, onDay, minute) => {
  expect(nextNudgeTime(local, wasShown, () => draw)).toEqual({ day: onDay, minute });
});

test('returns a time in the evening that is not in the past', () => {
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
