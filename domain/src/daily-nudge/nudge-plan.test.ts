import { expect, test } from 'vitest';
import { nudgeTick, planTomorrow } from './nudge-plan.ts';

const day = '2026-11-15';
const tomorrow = '2026-11-16';
const at = (hours: number, minutes = 0, on = day) => ({ day: on, minute: hours * 60 + minutes });
const half = () => 0.5;

test.each([
  ['no plan yet, in the morning', null, at(9), at(18), false],
  ['no plan yet, past the window', null, at(20), at(18, 0, tomorrow), false],
  ['before its moment', at(18), at(17, 59), at(18), false],
  ['at its moment', at(18), at(18), at(18), true],
  ['woken from sleep within the window', at(17, 5), at(18, 55), at(17, 5), true],
  ['woken from sleep after the window', at(17, 5), at(19, 1), at(18, 0, tomorrow), false],
  ['woken from sleep the next morning', at(17, 5), at(8, 0, tomorrow), at(18, 0, tomorrow), false],
  [
    'planned for tomorrow, since today’s was shown',
    at(18, 0, tomorrow),
    at(18),
    at(18, 0, tomorrow),
    false,
  ],
  ['flown west over the date line', at(18, 0, '2026-11-17'), at(9), at(18), false],
  ['flown east, the evening is over here', at(18), at(21), at(18, 0, tomorrow), false],
  ['flown west, the evening comes again', at(17, 30), at(15), at(17, 30), false],
  ['a plan that is no evening', at(3), at(2), at(18), false],
])('%s', (_name, plan, local, expected, isDue) => {
  expect(nudgeTick(plan, local, half)).toEqual({ plan: expected, isDue });
});

test('plans the next nudge for tomorrow once one was shown', () => {
  expect(planTomorrow(at(17, 40), half)).toEqual(at(18, 0, tomorrow));
});
