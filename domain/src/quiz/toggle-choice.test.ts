import { expect, test } from 'vitest';
import { toggleChoice } from './toggle-choice.ts';

test.each([
  [[], 'a', ['a']],
  [['a'], 'b', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
  [['a', 'b'], 'none', ['none']],
  [['none'], 'a', ['a']],
  [['none'], 'none', []],
])('with %j selected, a tap on %s changes the selection to %j', (selected, value, result) => {
  expect(toggleChoice(selected, value)).toEqual(result);
});
