import type { DayKey } from '../calendar.ts';
import type { MemberFacts } from '../insights/member-facts.ts';
import { PILLARS } from '../vocabulary.ts';
import type { ExperimentOutcome } from './experiment.ts';

type Values = [DayKey, number][];

export function getOutcomeValues({
  feelings,
  checkins,
}: Pick<MemberFacts, 'feelings' | 'checkins'>): Record<ExperimentOutcome, Values> {
  const sleepAt = PILLARS.indexOf('sleep');
  return {
    feeling: feelings.map(([day, feeling]) => [day, feeling]),
    sleep: checkins.flatMap(([day, scores]): Values => {
      const sleep = scores[sleepAt] ?? null;
      return sleep === null ? [] : [[day, sleep]];
    }),
    points: checkins.flatMap(([day, scores]): Values => {
      const rated = scores.filter((score) => score !== null);
      return rated.length === 0 ? [] : [[day, rated.reduce((sum, score) => sum + score, 0)]];
    }),
  };
}
