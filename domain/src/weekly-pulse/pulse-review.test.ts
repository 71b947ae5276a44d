import { describe, expect, it, test } from 'vitest';
import { type PulseEntry, readPulse } from './pulse-entry.ts';
import { pulseReview } from './pulse-review.ts';
import { heldWords, movedWords, reviewHeadline, suggestionFor } from './review-words.ts';

const pulse = (weekStart: string, meta: object): PulseEntry => readPulse({ weekStart, meta });
const mental = (mood: number, stress: number, anxiety: number) => ({
  mental: { mood, stress, anxiety },
});
const before = pulse('2026-11-02', mental(5, 6, 7));

describe('the review after a Weekly Pulse', () => {
  it('names what rose and fell by two points or more, the biggest change first', () => {
    const review = pulseReview([
      pulse('2026-11-09', { mental: { mood: 8, stress: 4, anxiety: 6, irritability: 9 } }),
      before,
    ]);
    expect(review?.rose.map(movedWords)).toEqual(['up from 5 to 8']);
    expect(review?.fell.map(({ label }) => label)).toEqual(['Ease']);
    expect(review?.held).toEqual(['anxiety']);
    expect(review?.tone).toBe('same');
  });

  it('compares only sliders that were answered in both pulses', () => {
    const withSpiritual = { ...mental(5, 6, 7), spiritual: { awe: 1, purpose: 1 } };
    const review = pulseReview([pulse('2026-11-09', withSpiritual), before]);
    expect(review?.tone).toBe('same');
    expect([review?.rose, review?.fell]).toEqual([[], []]);
    expect(review?.held).toEqual(['mood', 'stress', 'anxiety']);
  });

  it('makes no comparison if there is no earlier pulse', () => {
    const review = pulseReview([before]);
    expect(review).toMatchObject({ since: null, tone: null, rose: [], fell: [], held: [] });
    expect(review && reviewHeadline(review)).toBe(
      'Your first pulse is in. That’s your starting point.',
    );
  });

  test.each([
    [mental(7, 8, 8), 'All in all, better than on Monday 2 November.'],
    [mental(3, 4, 6), 'All in all, harder than on Monday 2 November.'],
    [mental(5, 6, 8), 'All in all, much the same as on Monday 2 November.'],
    [mental(7, 4, 7), 'All in all, much the same as on Monday 2 November.'],
    [mental(5, 5, 9), 'One thing moved up since Monday 2 November.'],
    [mental(6, 6, 5), 'One thing moved down since Monday 2 November.'],
  ])('sums up the answers %j as "%s"', (meta, words) => {
    const review = pulseReview([pulse('2026-11-09', meta), before]);
    expect(review && reviewHeadline(review)).toBe(words);
  });

  test.each([
    ['the lowest slider, if it is low', mental(5, 6, 3), 'anxiety', 'Calm was lowest this week.'],
    ['what fell the most', mental(5, 8, 5), 'anxiety', 'Calm fell the most.'],
    ['otherwise the shortest spoke', mental(6, 7, 8), 'mood', 'Mood has the most room to grow.'],
  ])('suggests looking after $0', (_name, meta, spoke, why) => {
    const next = pulseReview([pulse('2026-11-09', meta), before])?.next;
    expect(next?.spoke).toBe(spoke);
    expect(next && suggestionFor(next).why).toBe(why);
  });

  it('calls a week hard if the answers average 3 or less', () => {
    expect(pulseReview([pulse('2026-11-09', mental(3, 2, 4))])?.isHard).toBe(true);
    expect(pulseReview([pulse('2026-11-09', mental(3, 4, 4))])?.isHard).toBe(false);
  });
});

test.each([
  [[], null],
  [['mood'], 'Mood stayed within a point.'],
  [
    ['mood', 'stress', 'anxiety', 'awe'],
    'Mood, Ease, Calm and Living in purpose stayed within a point.',
  ],
  [
    ['mood', 'stress', 'anxiety', 'awe', 'purpose'],
    'Mood, Ease, Calm and 2 more stayed within a point.',
  ],
] as const)('the steady sliders %j read as "%s"', (held, words) => {
  expect(heldWords(held)).toBe(words);
});
