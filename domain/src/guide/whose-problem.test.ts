import { describe, expect, test } from 'vitest';
import { findPageForRightPerson } from './whose-problem.ts';

describe('the choice between pages about the member and about a loved one', () => {
  test.each([
    ['drinking-a-little-less', 'no, my wife', 'How many beers are too many?'],
    ['drinking-a-little-less', 'she keeps cans in the garage', 'How many beers are too many?'],
    ['when-your-own-drinking-worries-you', "it's my dad", 'I want to know about rehab'],
    ['when-a-habit-has-you', 'I mean my brother, he bets on horses', 'How do I stop gambling?'],
    ['when-low-mood-stays', 'sorry, I meant my husband', 'what helps with depression'],
  ])('moves from %s to a page about a loved one after %j', (page, message, question) => {
    expect(findPageForRightPerson(page, message, [question])).toMatch(/^when-someone-you-love-/);
  });

  test.each([
    ['when-someone-you-love-drinks', "no, it's me", 'when-your-own-drinking-worries-you'],
    ['when-someone-you-love-is-low', 'not him, I meant me', 'when-low-mood-stays'],
  ])('moves from %s to a page about the member after %j', (page, message, wanted) => {
    expect(findPageForRightPerson(page, message, ['how to cope'])).toBe(wanted);
  });

  test.each([
    ['drinking-a-little-less', 'my wife says I drink too much', 'I drink too much'],
    ['drinking-a-little-less', 'he drinks with me', 'I drink two bottles with my husband'],
    ['drinking-a-little-less', 'no, only at weekends', 'How many beers are too many?'],
    ['awake-at-three', 'no, my husband', 'How do I sleep?'],
    ['when-someone-you-love-drinks', 'he blames me', 'my husband drinks'],
  ])('stays on %s after %j', (page, message, question) => {
    expect(findPageForRightPerson(page, message, [question])).toBeNull();
  });
});

test('a denial that ends in “me” is not taken to mean the member’s own problem', () => {
  const page = 'when-someone-you-love-drinks';
  expect(findPageForRightPerson(page, 'no he has never shouted at me', [])).toBeNull();
  expect(findPageForRightPerson(page, 'no, it is about me', [])).toBe(
    'when-your-own-drinking-worries-you',
  );
});
