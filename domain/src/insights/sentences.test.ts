import { expect, test } from 'vitest';
import { confidenceOf } from './insight.ts';
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
  [{ lag: 1 }, 'On days you moved, you felt 0.8 better the next day.'],
  [{ factor: 'tag.work', means: [2.6, 3.4] }, 'On days you tagged “Work”, you felt 0.8 worse.'],
  [{ factor: 'weekend' }, 'At weekends, you felt 0.8 better.'],
  [
    { outcome: 'points', factor: 'pillar.sleep', split: 'full', lag: 1, means: [6.2, 5] },
    'On days you woke rested, you had 1.2 more points the next day.',
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
    'In weeks when you walked a lot on more days than usual, “Mood” was 1.1 higher.',
  ],
  [
    { outcome: 'pulse.anxiety', means: [6.5, 5.4] },
    'In weeks when you were active on more days than usual, “Calm” was 1.1 higher.',
  ],
])('the insight %j reads "%s"', (change, sentence) => {
  expect(insightSentence(insight(change))).toBe(sentence);
});

test('the averages of an insight agree with the difference in its title', () => {
  const rounded = insight({ means: [4.15, 3.33] });
  expect(insightSentence(rounded)).toBe('On days you moved, you felt 0.8 better.');
  expect(basisSentence(rounded)).toContain('On average 4.15 of 5 on 14 days, and 3.33 on');
});

test('an insight says how many days it is based on', () => {
  expect(basisSentence(insight())).toBe(
    'On average 3.9 of 5 on 14 days, and 3.1 on the other 17 days.',
  );
  expect(basisSentence(insight({ lag: 1 }))).toContain(
    'after these 14 days, and 3.1 after the other',
  );
  expect(basisSentence(insight({ factor: 'tag.work' }))).toContain('on 17 days without the tag');
  expect(basisSentence(insight({ outcome: 'pulse.mood' }))).toContain(
    '3.9 of 10 on the slider in 14 weeks',
  );
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

test('the explanation of an insight says “higher” or “lower” as the data do', () => {
  const worse: Partial<Insight> = { factor: 'breathing', means: [3, 3.5] };
  expect(otherReasons(insight(worse))[0]).toContain('in harder times');
  expect(otherReasons(insight({ factor: 'breathing' }))[0]).toContain('easier days');
  expect(otherReasons(insight({ outcome: 'pulse.mood' }))[0]).toContain('in better weeks');
  expect(otherReasons(insight(worse)).at(-1)).not.toContain('holiday');
  expect(otherReasons(insight({ ...worse, lag: 1 }))[0]).toContain('the same hard stretch');
});

test('an insight that has faded no longer claims a difference', () => {
  expect(cardTitle(insight())).toBe(insightSentence(insight()));
  expect(cardTitle(insight({ state: 'faded', means: [3.4, 3.3] }))).toBe(
    'On days you moved, you no longer feel clearly better or worse.',
  );
});

test('an insight about weeks speaks of weeks instead of days', () => {
  expect(sureSentence(insight({ outcome: 'pulse.mood' }))).toMatch(/the week before.*31 weeks/);
  expect(sureSentence(insight({ factor: 'weekend' }))).not.toContain('weekends, slow');
});

test('another factor that occurred on the same days is named as the first other explanation', () => {
  expect(otherReasons(insight({ together: 'pillar.sleep' }))[0]).toContain(
    'were also days you slept enough',
  );
});

test('an insight about weekends lists a single other explanation', () => {
  expect(otherReasons(insight({ factor: 'weekend' }))).toHaveLength(1);
});

test('equally certain results have the same label in insights and experiments', () => {
  expect([0.005, 0.02, 0.03].map(confidenceOf)).toEqual([3, 2, 1]);
  expect(sureSentence(insight())).toContain('how hard it is to put this down to luck');
  expect(sureSentence(insight({ inThousand: 1 }))).toContain('only once or not at all');
  expect(sureSentence(insight({ factor: 'steps', split: 'full' }))).toContain('your middle day');
});

test('one sentence names all factors that cannot be compared yet for the same reason', () => {
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
    'Nine more days before we can say something about sleep.',
    'One more day before we can say something about movement.',
    'So far we see no clear link between how you feel and nutrition or sexual health. There may be a small one. We’ll look again after 27 more days.',
    'You rated hormonal balance much the same every day, so there’s nothing to compare. If that changes, we’ll look again.',
  ]);
});
