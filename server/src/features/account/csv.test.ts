import { expect, test } from 'vitest';
import { toCsvLine } from './csv.ts';

test.each([
  [['a', 1, true, null], 'a,1,true,\r\n'],
  [['say "hi"', 'one, two', 'up\ndown'], '"say ""hi""","one, two","up\ndown"\r\n'],
  [[{ sleep: 2 }, ['a']], '"{""sleep"":2}","[""a""]"\r\n'],
  [['=1+1', '@me', '-x', -3], "'=1+1,'@me,'-x,-3\r\n"],
])('the values %j become one CSV line', (values, line) => {
  expect(toCsvLine(values)).toBe(line);
});
