import { expect, it, test } from 'vitest';
import { INVITES, QUESTIONS } from './lines.ts';
import { findThemes, THEMES } from './themes.ts';
import { TOPIC_QUESTIONS } from './topic-questions.ts';
import { COACH_TOPICS } from './topics.ts';

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

// biome-ignore format: one statement per row reads as a table.
test.each([
  ['my girlfriend made me sign up', 'made to come'],
  ['the doctor says I should lose weight', 'doctor says'],
  ['It’s the only hour that is mine', 'only time'],
  ['afterwards I feel so guilty', 'price afterwards'],
  ['I eat the whole packet', 'whole packet'],
  ['I lie there going over everything', 'head keeps working'],
  ['he just goes to sleep', 'others sleep'],
  ['I was on it till 2', 'hours gone'],
  ['i know its bad', 'knows better'],
  ['it’s usually a couple of beers', 'more than planned'],
  ['I pour one the minute I get home', 'at the door'],
  ['I never have the time', 'no time'],
  ['my knee hurts', 'sore body'],
  ['I used to swim', 'used to'],
  ['I go from nought to sixty', 'nought to sixty'],
  ['I shout at the kids', 'shouts at children'],
  ['we never talk any more', 'only logistics'],
  ['we keep arguing', 'argue'],
  ['I can’t say no', 'always yes'],
  ['I dread Sunday evenings', 'dread'],
  ['the house is so quiet', 'quiet house'],
  ['the evenings are the worst', 'worst hours'],
  ['I don’t want to bother her', 'no bother'],
  ['I don’t know anyone here', 'nobody to turn to'],
  ['he has no idea about the debt', 'secret debt'],
  ['I put the letters in a drawer', 'unopened post'],
  ['I can’t stop buying things', 'buys'],
  ['I do everything by myself', 'for the others'],
])('the coach recognises in “%s” a theme with its own remarks: %s', (message, theme) => {
  expect(findThemes(message.replace('its', 'it’s')).map(({ id }) => id)).toContain(theme);
});

it('every theme has its own name', () => {
  const ids = THEMES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('no question appears twice in the coach’s lists', () => {
  const all = [
    ...THEMES.flatMap(({ ask }) => (ask ? [ask] : [])),
    ...Object.values(QUESTIONS).flat(),
    ...Object.values(TOPIC_QUESTIONS).flat(),
    ...INVITES,
  ];
  expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
});

test.each(THEMES)('every remark of the theme “$id” is short', ({ lines, ask }) => {
  for (const line of lines) expect(line).toMatch(/^[A-Z].{3,130}[.]$/);
  if (ask) expect(ask).toMatch(/\?$/);
});

it('every topic except loss has its own questions', () => {
  const asked = COACH_TOPICS.filter(({ id }) => TOPIC_QUESTIONS[id]?.length);
  expect(COACH_TOPICS.filter((one) => !asked.includes(one)).map(({ id }) => id)).toEqual(['grief']);
});
