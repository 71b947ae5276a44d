import { describe, expect, test } from 'vitest';
import { offerAudience, offerDates, offerEnd, offerGroup } from './offer-words.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const everyone = { tier: [], gender: [], path: [], track: [], signals: [] };
const always = { active: true, startAt: null, endAt: null };
const past = '2025-01-06T12:00:00Z';
const soon = '2026-11-23T12:00:00Z';
const later = '2027-02-01T12:00:00Z';

describe('the audience of an offer in words', () => {
  test.each([
    [{}, 'Everyone'],
    [{ tier: ['free', 'premium', 'premium_plus'] as const }, 'Everyone'],
    [{ tier: ['premium'] as const, path: ['WHI'] as const }, 'Premium, women’s path'],
    [{ path: ['IBC'] as const, track: ['IBC'] as const }, 'IntimaBalance path'],
    [
      { gender: ['male'] as const, signals: ['weight_difficulty'] },
      'Men, said “Struggling with weight”',
    ],
    [{ signals: ['a', 'b'] }, 'Said “a” or 1 other thing'],
  ])('%j is “%s”', (change, words) => {
    expect(offerAudience({ ...everyone, ...change } as typeof everyone)).toBe(words);
  });
});

describe('when an offer runs', () => {
  test.each([
    [always, 'on', 'Always', null],
    [{ ...always, startAt: past }, 'on', 'Always', null],
    [{ ...always, startAt: past, endAt: soon }, 'on', 'Until 23 Nov', 'Ends in 3 days'],
    [{ ...always, endAt: later }, 'on', 'Until 1 Feb 2027', null],
    [{ ...always, startAt: soon }, 'scheduled', 'From 23 Nov', null],
    [{ ...always, startAt: soon, endAt: later }, 'scheduled', 'From 23 Nov until 1 Feb 2027', null],
    [{ ...always, endAt: past }, 'off', 'Ended 6 Jan 2025', null],
    [{ ...always, active: false }, 'off', '', null],
    [{ ...always, active: false, endAt: soon }, 'off', 'Until 23 Nov', null],
  ])('%j is %s: “%s”', (offer, group, dates, end) => {
    expect(offerGroup(offer, NOW)).toBe(group);
    expect(offerDates(offer, NOW)).toBe(dates);
    expect(offerEnd(offer, NOW)).toBe(end);
  });
});
