import { expect, test } from 'vitest';
import { nudgeTick, planNext } from './nudge-plan.ts';

const day = '2026-11-15';
const tomorrow = '2026-11-16';
const at = (hours: number, minutes = 0, on = day) => ({ day: on, minute: hours * 60 + minutes });
const half = () => 0.5;

test.each([
  ['there is no plan yet, in the morning', null, at(9), at(18), false],
  ['there is no plan yet, after the window', null, at(20), at(18, 0, tomorrow), false],
  ['the planned time is still ahead', at(18), at(17, 59), at(18), false],
  ['the planned time has come', at(18), at(18), at(18), true],
  ['the device wakes up within the window', at(17, 5), at(18, 55), at(17, 5), true],
  ['the device wakes up after the window', at(17, 5), at(19, 1), at(18, 0, tomorrow), false],
  [
    'the device wakes up the next morning',
    at(17, 5),
    at(8, 0, tomorrow),
    at(18, 0, tomorrow),
    false,
  ],
  [
    'the plan is for tomorrow because today’s nudge was shown',
    at(18, 0, tomorrow),
    at(18),
    at(18, 0, tomorrow),
    false,
  ],
  ['the member flew west over the date line', at(18, 0, '2026-11-17'), at(9), at(18), false],
  ['the member flew east, where the evening is over', at(18), at(21), at(18, 0, tomorrow), false],
  ['the member flew west, where the evening is still ahead', at(17, 30), at(15), at(17, 30), false],
  ['the plan is outside the window', at(3), at(2), at(18), false],
])('when $0, a nudge is due now: $4', (_name, plan, local, expected, isDue) => {
  expect(nudgeTick(plan, local, half)).toEqual({ plan: expected, isDue });
});

test('after today’s nudge, the next one is planned for tomorrow', () => {
  expect(planNext(at(17, 40), day, half)).toEqual(at(18, 0, tomorrow));
});

test('a nudge shown after midnight does not prevent the nudge of the next evening', () => {
  expect(planNext(at(1, 30, tomorrow), day, half)).toEqual(at(18, 0, tomorrow));
});
