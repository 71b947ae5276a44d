import { describe, expect, test } from 'vitest';
import { type HomeCard, type HomeFacts, homeCards, isFolded } from './home-cards.ts';

const free: HomeFacts = {
  hasNextStep: true,
  hasMoreToday: true,
  hasExperiment: false,
  hasReview: false,
  hasInsight: false,
  hasPath: true,
  hasCommitments: false,
  hasLapsed: false,
  hasNudge: true,
  isQuiet: false,
  offersInstall: false,
};

describe('the home page cards', () => {
  test.each<[string, Partial<HomeFacts>, HomeCard[]]>([
    [
      'for a member without a path',
      { hasPath: false, hasNextStep: false },
      ['pillars', 'find-path', 'more-today', 'nudge', 'tracks', 'offers'],
    ],
    [
      'for a free member with a path',
      {},
      ['pillars', 'next-step', 'more-today', 'nudge', 'feeling', 'tracks', 'offers'],
    ],
    [
      'for a premium member with commitments',
      { hasCommitments: true, hasNudge: false, hasMoreToday: false },
      ['pillars', 'next-step', 'commitments', 'feeling', 'tracks', 'offers'],
    ],
    [
      'for a member with a new insight',
      { hasInsight: true, hasNudge: false },
      ['pillars', 'next-step', 'more-today', 'insight', 'feeling', 'tracks', 'offers'],
    ],
    [
      'for a member with a new monthly review',
      { hasReview: true, hasNudge: false },
      ['pillars', 'next-step', 'more-today', 'review', 'feeling', 'tracks', 'offers'],
    ],
    [
      'for a lapsed premium member who may install the app',
      { hasLapsed: true, offersInstall: true, hasMoreToday: false },
      [
        ...(['pillars', 'next-step', 'membership-ended', 'nudge', 'install'] as const),
        ...(['feeling', 'tracks', 'offers'] as const),
      ],
    ],
    [
      'on a quiet visit',
      { isQuiet: true, hasReview: true, hasLapsed: true, hasMoreToday: false },
      ['pillars', 'next-step', 'membership-ended', 'feeling', 'tracks'],
    ],
  ])('appear in the specified order %s', (_name, facts, cards) => {
    expect(homeCards({ ...free, ...facts })).toEqual(cards);
  });

  test('never appear twice, and begin with the pillars', () => {
    const names = Object.keys(free) as (keyof HomeFacts)[];
    for (let bits = 0; bits < 2 ** names.length; bits++) {
      const facts = Object.fromEntries(
        names.map((name, bit) => [name, ((bits >> bit) & 1) === 1]),
      ) as unknown as HomeFacts;
      const cards = homeCards(facts);
      expect(new Set(cards).size, JSON.stringify(facts)).toBe(cards.length);
      expect(cards[0]).toBe('pillars');
      expect(cards.at(-1)).toBe(facts.isQuiet ? 'tracks' : 'offers');
    }
  });
});

describe('the folded cards on the home page', () => {
  const cards: HomeCard[] = ['pillars', 'next-step', 'more-today', 'nudge', 'tracks', 'offers'];
  const usual = { isDone: false, hasOwnCard: false };
  const fold = (facts: Partial<Parameters<typeof isFolded>[1]>) =>
    cards.filter((card) => isFolded(card, { ...usual, ...facts }));

  test('always include the offers', () => {
    expect(fold({})).toEqual(['offers']);
  });
  test('include the nudge if another card already asks for a next step', () => {
    expect(fold({ hasOwnCard: true })).toEqual(['nudge', 'offers']);
  });
  test('include everything once the day is done', () => {
    expect(fold({ isDone: true, hasOwnCard: true })).toEqual(cards);
  });
});
