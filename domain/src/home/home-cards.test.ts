import { describe, expect, test } from 'vitest';
import { dueItems, type HomeCard, type HomeFacts, homeCards } from './home-cards.ts';
import type { TodayItem } from './today.ts';

const free: HomeFacts = {
  hasFirstSteps: false,
  hasPath: false,
  hasCommitments: false,
  hasLapsed: false,
  hasNudge: true,
  isQuiet: false,
  offersInstall: false,
};

describe('the home page cards', () => {
  test.each<[string, Partial<HomeFacts>, HomeCard[]]>([
    [
      'on a first visit',
      { hasFirstSteps: true },
      ['first-steps', 'pillars', 'due', 'find-path', 'tracks', 'offers', 'nudge', 'resources'],
    ],
    [
      'for a free member without a path',
      {},
      ['pillars', 'due', 'find-path', 'nudge', 'tracks', 'offers', 'resources'],
    ],
    [
      'for a free member with a path',
      { hasPath: true },
      ['pillars', 'due', 'nudge', 'offers', 'tracks', 'feeling', 'resources'],
    ],
    [
      'for a premium member with commitments',
      { hasPath: true, hasCommitments: true, hasNudge: false },
      ['pillars', 'due', 'commitments', 'offers', 'tracks', 'feeling', 'resources'],
    ],
    [
      'for a lapsed premium member',
      { hasPath: true, hasLapsed: true },
      ['pillars', 'due', 'membership-ended', 'nudge', 'offers', 'tracks', 'feeling', 'resources'],
    ],
    [
      'after the third check-in day',
      { hasPath: true, offersInstall: true },
      ['pillars', 'due', 'nudge', 'install', 'offers', 'tracks', 'feeling', 'resources'],
    ],
    [
      'on a quiet visit',
      { hasPath: true, isQuiet: true, hasLapsed: true },
      ['pillars', 'due', 'membership-ended', 'tracks', 'feeling', 'resources'],
    ],
  ])('appear in the specified order %s', (_name, facts, cards) => {
    expect(homeCards({ ...free, ...facts })).toEqual(cards);
  });

  test('never appear twice in any combination of facts about the member', () => {
    const names = Object.keys(free) as (keyof HomeFacts)[];
    for (let bits = 0; bits < 2 ** names.length; bits++) {
      const facts = Object.fromEntries(names.map((name, bit) => [name, ((bits >> bit) & 1) === 1]));
      const cards = homeCards(facts as unknown as HomeFacts);
      expect(new Set(cards).size, JSON.stringify(facts)).toBe(cards.length);
      expect(cards.slice(0, 2), JSON.stringify(facts)).toContain('pillars');
    }
  });
});

describe('the items due today', () => {
  const items: TodayItem[] = [
    { kind: 'checkin', done: false, rated: 0, of: 5, streak: 0, isStreakDay: false },
    { kind: 'pulse', done: true, daysSinceLast: 1 },
    { kind: 'gratitude', done: false },
    { kind: 'path', done: false, track: 'SHJ', reason: null, next: null },
  ];
  const kinds = (list: readonly TodayItem[]) => list.map(({ kind }) => kind);

  test('include gratitude only in the evening and only until it is done', () => {
    expect(kinds(dueItems(items, 'morning'))).toEqual(['pulse']);
    expect(kinds(dueItems(items, 'evening'))).toEqual(['pulse', 'gratitude']);
    const thanked = items.map((item) => ({ ...item, done: true }) as TodayItem);
    expect(kinds(dueItems(thanked, 'evening'))).toEqual(['pulse', 'path']);
  });
});
