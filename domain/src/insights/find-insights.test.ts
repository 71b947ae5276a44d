import { expect, test } from 'vitest';
import { addDays, dayNumber } from '../calendar.ts';
import { seededRandom } from '../seeded-random.ts';
import { findInsights } from './find-insights.ts';
import { OUTCOMES } from './outcomes.ts';
import type { Insight, InsightReport } from './report.ts';
import { simulateMember } from './testing/simulated-member.ts';

const known: Insight = {
  ...{ outcome: 'feeling', factor: 'pillar.movement', lag: 0, split: 'any' },
  ...{ means: [3.9, 3.1], counts: [40, 50], inThousand: 1, confidence: 3, state: 'holds' },
  ...{ foundOn: '2026-06-10', changedOn: '2026-06-10', together: null },
};

function lookAgain(seed: number): Insight | undefined {
  const facts = simulateMember({ recorded: 120, effect: 0.35 }, seededRandom(seed));
  const days = facts.feelings.map(([day]) => day);
  const before: InsightReport = {
    looks: { feeling: { recorded: 90, day: dayNumber(days[89] as string) } },
    insights: [known],
    waiting: [],
  };
  const today = addDays(days.at(-1) as string, 1);
  const { insights } = findInsights(facts, before, { today, random: seededRandom(4) });
  return insights.find(({ factor }) => factor === 'pillar.movement');
}

test('an insight that newer days support less gets a weaker label', () => {
  const now = lookAgain(17);
  expect(now).toMatchObject({ state: 'holds', confidence: 1 });
  expect(now?.inThousand).toBeGreaterThan(20);
});

test('an insight fades once more than a twentieth of the random shuffles show as large a difference', () => {
  const now = lookAgain(16);
  expect(now?.state).toBe('faded');
  const [present, absent] = now?.means ?? [0, 0];
  expect(present - absent).toBeGreaterThan(OUTCOMES.feeling.minDifference / 2);
});
