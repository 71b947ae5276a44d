import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { seededRandom } from '../seeded-random.ts';
import { findInsights } from './find-insights.ts';
import { insightKey } from './insight.ts';
import { toMarks } from './marks.ts';
import { factsBefore } from './member-facts.ts';
import { type Insight, NO_REPORT } from './report.ts';
import { insightForHome, isHardStretch, showInsights } from './shown-insights.ts';
import { simulateMember } from './testing/simulated-member.ts';

const today = '2026-11-15';
const recorded = 95;
const random = seededRandom(4);
const firstDay = addDays(today, -Math.ceil(recorded / 0.9) - 1);
const facts = simulateMember({ recorded, effect: 1.8, firstDay }, random);
const { insights } = findInsights(facts, NO_REPORT, { today, random });
const [moved] = insights as [Insight];

test('an insight is shown with every day that it is based on', () => {
  const [shown] = showInsights(insights, facts);
  expect(moved).toMatchObject({ factor: 'pillar.movement', lag: 0, confidence: 3 });
  expect(shown?.days).toHaveLength(moved.counts[0] + moved.counts[1]);
});

test('an insight is not shown if its remaining days are too few or say the opposite', () => {
  expect(showInsights(insights, factsBefore(facts, addDays(firstDay, 25)))).toEqual([]);
  const turned = facts.feelings.map(([day, value, tags]): (typeof facts.feelings)[number] => [
    ...([day, 6 - value, tags] as const),
  ]);
  expect(showInsights(insights, { ...facts, feelings: turned })).toEqual([]);
});

test('examining the same days again does not count as another search for insights', () => {
  const report = findInsights(facts, NO_REPORT, { today, random });
  expect(findInsights(facts, report, { today, random }).looks).toEqual(report.looks);
});

test('the search for insights leaves out hidden pillars', () => {
  const hidden = { ...facts, hidden: ['movement' as const] };
  const report = findInsights(hidden, NO_REPORT, { today, random });
  expect(report.insights.filter(({ factor }) => factor === 'pillar.movement')).toEqual([]);
});

const situation = {
  insights,
  marks: toMarks([]),
  hidden: [],
  isHardStretch: false,
  today,
};
const seen = toMarks([{ insight: insightKey(moved), mark: 'seen' }]);
const off = toMarks([{ insight: insightKey(moved), mark: 'off' }]);
const allOff = toMarks([{ insight: 'all', mark: 'off' }]);

test.each([
  ['new insight', {}, true],
  ['insight that the member has seen', { marks: seen }, false],
  ['insight that is turned off', { marks: off }, false],
  ['insight while all are off', { marks: allOff }, false],
  ['insight about a hidden pillar', { hidden: ['movement' as const] }, false],
  ['insight after low days', { isHardStretch: true }, false],
  ['insight from three weeks ago', { today: addDays(today, 21) }, false],
])(
  'home shows only recent insights that the member has not seen or turned off: $0 (shown: $2)',
  (_name, change, isShown) => {
    expect(insightForHome({ ...situation, ...change }) !== null).toBe(isShown);
  },
);

test('home leaves out private subjects unless the member asked for them', () => {
  const about = [{ ...moved, factor: 'pillar.sexual_health' as const }];
  expect(insightForHome({ ...situation, insights: about })).toBeNull();
  const marks = toMarks([{ insight: 'all', mark: 'private_on_home' }]);
  expect(insightForHome({ ...situation, insights: about, marks })).not.toBeNull();
});

test('three low days in a week count as a hard stretch, but a single one does not', () => {
  const days = (...feelings: number[]) =>
    feelings.map((feeling, index): [string, number] => [addDays(today, -index), feeling]);
  expect(isHardStretch(days(2, 1, 2), today)).toBe(true);
  expect(isHardStretch(days(1), today)).toBe(false);
  expect(isHardStretch(days(2, 4, 3), today)).toBe(false);
  expect(isHardStretch(days(4, 4, 4, 4, 4, 4, 4, 1, 1, 1), today)).toBe(false);
});
