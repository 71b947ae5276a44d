import { expect, it, test } from 'vitest';
import { EASIER, FOLLOW_UPS, INVITES, QUESTIONS } from './lines.ts';
import { findThemes, THEMES } from './themes.ts';
import { COACH_TOPICS } from './topics.ts';

test.each([
  ['it’s the only time of day that is mine', 'mine'],
  ['I wake up feeling heavy', 'next morning'],
  ['last week he flinched when I came in', 'flinched'],
  ['I’m such a failure', 'harsh self'],
  ['My dog died three weeks ago', 'pet died'],
  ['Nobody died, I paid in instalments', 'survived'],
  ['my wife doesn’t know', 'front'],
  ['I’m in a committed relationship with my sofa', 'joke'],
  ['Sorry for my English', 'sorry english'],
])('the coach recognises in “%s” the theme “%s”', (message, theme) => {
  expect(findThemes(message.replaceAll('’', "'"))[0]?.id).toBe(theme);
});

it('no two tables contain the same question', () => {
  const all = [
    ...THEMES.flatMap(({ ask }) => (ask ? [ask] : [])),
    ...COACH_TOPICS.flatMap(({ asks }) => asks),
    ...Object.values(FOLLOW_UPS).flat(),
    ...QUESTIONS,
    ...INVITES,
    ...EASIER,
  ];
  expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
});

test.each(THEMES)('the theme “$id” has short lines and a clause for the summary', (theme) => {
  for (const line of theme.lines) expect(line).toMatch(/^[A-Z].{3,130}[.]$/);
  if (theme.gist) expect(theme.gist).toMatch(/^[a-z].{5,60}[^.]$/);
  if (theme.ask) expect(theme.ask).toMatch(/\?$/);
});
