import { expect, it, test } from 'vitest';
import { CLAUSE_KINDS, findClauseKind } from './clause-kinds.ts';
import { EASIER, INVITES, JOKE_ASKS, QUESTIONS } from './lines.ts';
import { findThemes, THEMES } from './themes.ts';
import { COACH_TOPICS } from './topics.ts';

test.each([
  ['last week he flinched when I came in', 'flinched'],
  ['I’m such a failure', 'harsh self'],
  ['My dog died three weeks ago', 'pet died'],
  ['Nobody died, I paid in instalments', undefined],
  ['I could have died of shame', undefined],
  ['my mum says I’ll have a heart attack', undefined],
  ['my daughter asked whether my lungs are black', 'close words'],
  ['Sorry for my English', 'sorry english'],
])('the coach recognises in “%s” the theme %s', (message, theme) => {
  expect(findThemes(message)[0]?.id).toBe(theme);
});

test.each([
  ['it’s the only time of day that is mine', 'mine'],
  ['I feel like a fraud', 'shame'],
  ['I’d like to sing again', 'wish'],
  ['I used to paint', 'past'],
  ['I stopped biting my nails', 'glad'],
  ['heavy bag in the garage', 'fact'],
  ['I don’t want to do breathing', 'refuses'],
])('the coach reads “%s” as the kind “%s”', (clause, kind) => {
  expect(findClauseKind(clause).id).toBe(kind);
});

it('no question of the coach is in two tables', () => {
  const all = [
    ...THEMES.flatMap(({ ask }) => (ask ? [ask] : [])),
    ...CLAUSE_KINDS.flatMap(({ asks }) => asks),
    ...COACH_TOPICS.flatMap(({ asks }) => asks),
    ...QUESTIONS,
    ...INVITES,
    ...JOKE_ASKS,
    ...EASIER,
  ];
  expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
});

test.each(THEMES)('the theme “$id” has short remarks', ({ lines, ask }) => {
  for (const line of lines) expect(line).toMatch(/^[A-Z].{3,130}[.]$/);
  if (ask) expect(ask).toMatch(/\?$/);
});
