import { expect, it, test } from 'vitest';
import { INVITES, QUESTIONS } from './lines.ts';
import { findThemes, THEMES } from './themes.ts';

test.each([
  ['it’s a year since my husband passed', 'died'],
  ['my wife is dead since two years', 'died'],
  ['I’m such a failure', 'harsh self'],
  ['My dog died three weeks ago', 'pet died'],
  ['Nobody died, I paid in instalments', undefined],
  ['I could have died of shame', undefined],
  ['my mum says I’ll have a heart attack', undefined],
  ['I can’t do anything right now', undefined],
  ['they believe I am stupid', undefined],
  ['Sorry for my English', 'sorry english'],
])('the coach recognises in “%s” the theme %s', (message, theme) => {
  expect(findThemes(message)[0]?.id).toBe(theme);
});

it('the coach’s lists of questions contain no question twice', () => {
  const all = [
    ...THEMES.flatMap(({ ask }) => (ask ? [ask] : [])),
    ...Object.values(QUESTIONS).flat(),
    ...INVITES,
  ];
  expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
});

test.each(THEMES)('every remark of the theme “$id” is short', ({ lines, ask }) => {
  for (const line of lines) expect(line).toMatch(/^[A-Z].{3,130}[.]$/);
  if (ask) expect(ask).toMatch(/\?$/);
});
