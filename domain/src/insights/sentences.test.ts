import { expect, test } from 'vitest';
import type { Insight, Waiting } from './report.ts';
import {
  basisSentence,
  cardTitle,
  fadedSentence,
  insightSentence,
  otherReasons,
  sureSentence,
  waitingLines,
} from './sentences.ts';

const insight = (change: Partial<Insight> = {}): Insight => ({
  ...{ outcome: 'feeling', factor: 'pillar.movement', lag: 0, split: 'any' },
  ...{ means: [3.9, 3.1], counts: [14, 17], inThousand: 12, confidence: 1, state: 'holds' },
  ...{ foundOn: '2026-11-15', changedOn: '2026-11-15', together: null },
  ...change,
});

test.each<[Partial<Insight>, string]>([
  [{}, 'On days you moved, you felt 0.8 better.'],
  [{ lag: 1 }, 'The day after moving, you felt 0.8 better.'],
  [{ factor: 'tag.work', means: [2.6, 3.4] }, 'On days you tagged “Work”, you felt 0.8 worse.'],
  [{ factor: 'weekend' }, 'At weekends, you felt 0.8 better.'],
  [
    { outcome: 'points', factor: 'pillar.sleep', split: 'full', lag: 1, means: [6.2, 5] },
    'The day after waking rested, you had 1.2 more points.',
  ],
  [
    { outcome: 'urge', factor: 'breathing', means: [4, 5.5] },
    'On days you did a breathing exercise, your urges were 1.5 weaker.',
  ],
  [
    { factor: 'sleep_hours' },
    'On days after a night of at least seven hours, you felt 0.8 better.',
  ],
  [
    { factor: 'sleep_hours', split: 'full' },
    'On days after a longer night than usual, you felt 0.8 better.',
  ],
  [{ factor: 'steps', split: 'full' }, 'On days with more steps than usual, you felt 0.8 better.'],
  [
    { outcome: 'pulse.mood', factor: 'steps', means: [6.5, 5.4] },
    'In weeks when you had more steps than usual on more days, “Mood” was 1.1 higher.',
  ],
  [
    { outcome: 'pulse.anxiety', means: [6.5, 5.4] },
    'In weeks when you moved on more days, “Calm” was 1.1 higher.',
  ],
])('the insight %j reads "%s"', (change, sentence) => {
  expect(insightSentence(insight(change))).toBe(sentence);
});

test('an insight says how many days it is based on', () => {
  expect(basisSentence(insight())).toBe('On average 3.9 of 5 on 14 days, and 3.1 on the other 17.');
  expect(sureSentence(insight())).toContain('your 31 days at random, a thousand times');
  expect(sureSentence(insight())).toContain('12 times');
});

test('no text about an insight claims that one thing causes another', () => {
  const texts = [insight(), insight({ lag: 1, together: 'pillar.sleep' })].flatMap((one) => [
    insightSentence(one),
    basisSentence(one),
    sureSentence(one),
    fadedSentence(one),
    ...otherReasons(one),
  ]);
  expect(texts.join(' ')).not.toMatch(/\b(caus|because|due to|lead to|thanks to|makes? you)/i);
});

test('the explanation of an insight fits the direction of its difference', () => {
  const worse: Partial<Insight> = { factor: 'breathing', means: [3, 3.5] };
  expect(otherReasons(insight(worse))[0]).toContain('on harder days');
  expect(otherReasons(insight({ factor: 'breathing' }))[0]).toContain('easier days');
  expect(otherReasons(insight({ ...worse, lag: 1 }))[0]).toContain('Hard stretches');
});

test('an insight that has faded no longer claims a difference', () => {
  expect(cardTitle(insight())).toBe(insightSentence(insight()));
  expect(cardTitle(insight({ state: 'faded', means: [3.4, 3.3] }))).toBe(
    'On days you moved, how you feel no longer shows a clear difference.',
  );
});

test('an insight about weeks speaks of weeks, and one about weekends does not exclude weekends', () => {
  expect(sureSentence(insight({ outcome: 'pulse.mood' }))).toMatch(/31 weeks.*the week before/);
  expect(sureSentence(insight({ factor: 'weekend' }))).not.toContain('weekends, slow');
});

test('another factor that occurred on the same days is named as the first other explanation', () => {
  expect(otherReasons(insight({ together: 'pillar.sleep' }))[0]).toContain('together with sleep');
});

test('factors that wait for the same thing share one line', () => {
  const wait = (factor: Waiting['factor'], kind: Waiting['kind'], daysLeft: number): Waiting => ({
    ...{ outcome: 'feeling', factor, kind, daysLeft, recorded: 21 },
  });
  expect(
    waitingLines([
      wait('pillar.sleep', 'soon', 9),
      wait('pillar.movement', 'soon', 1),
      wait('pillar.nutrition', 'nothing_yet', 27),
      wait('pillar.sexual_health', 'nothing_yet', 27),
      wait('pillar.hormonal_balance', 'alike', 0),
    ]).map(({ sentence }) => sentence),
  ).toEqual([
    'Nine more days and we can say something about sleep.',
    'One more day and we can say something about movement.',
    'Nothing stands out about nutrition or sexual health so far. 27 more days and we’ll look again.',
    'Your days are too much alike in hormonal balance to compare them.',
  ]);
});
