import { expect, test } from 'vitest';
import { compareNumbers, sumWeeks } from './comparison.ts';

test.each([
  [58, 46, '12 more than four weeks ago', true],
  [46, 58, '12 fewer than four weeks ago', false],
  [5, 5, 'The same as four weeks ago', null],
])('the number %s, compared with %s, is described as “%s”', (now, before, text, isMore) => {
  expect(compareNumbers(now, before, 'four weeks ago')).toMatchObject({ text, isMore });
});

test('an amount of money is called “less” and not “fewer”', () => {
  const format = (amount: number) => `€${amount}`;
  expect(compareNumbers(100, 119, 'four weeks ago', format)?.text).toBe(
    '€19 less than four weeks ago',
  );
});

test('an unknown number is not compared', () => {
  expect(compareNumbers(5, null, 'the week before')).toBeNull();
  expect(compareNumbers(null, 5, 'the week before')).toBeNull();
  expect(sumWeeks([1, null])).toBeNull();
  expect(sumWeeks([1, 2, 3])).toBe(6);
});

test('a difference has its sign, so that it can stand alone', () => {
  expect(compareNumbers(45, 37, '12 weeks ago')?.difference).toBe('+8');
  expect(compareNumbers(17, 31, '12 weeks ago')?.difference).toBe('−14');
  expect(compareNumbers(17, 17, '12 weeks ago')?.difference).toBeUndefined();
});
