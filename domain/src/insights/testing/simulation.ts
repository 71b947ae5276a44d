import { addDays } from '../../calendar.ts';
import { seededRandom } from '../../seeded-random.ts';
import { findInsights } from '../find-insights.ts';
import { factsBefore } from '../member-facts.ts';
import { type Insight, type InsightReport, NO_REPORT } from '../report.ts';
import { type Simulation, simulateMember } from './simulated-member.ts';

const EVERY = 30;

export function liveThrough(simulation: Simulation, seed: number): Insight[] {
  const random = seededRandom(seed);
  const facts = simulateMember(simulation, random);
  const shown = new Map<string, Insight>();
  let report: InsightReport = NO_REPORT;
  const stops = facts.feelings.filter((_, index) => (index + 1) % EVERY === 0).map(([day]) => day);
  for (const day of stops) {
    const today = addDays(day, 1);
    report = findInsights(factsBefore(facts, today), report, { today, random });
    for (const one of report.insights) {
      shown.set(`${one.outcome} ${one.factor} ${one.lag}`, one);
    }
  }
  return [...shown.values()];
}
