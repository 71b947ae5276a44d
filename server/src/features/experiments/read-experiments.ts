import { addDays, type DayKey } from '@hearthway/domain/calendar';
import type { ExperimentsResponse, StoredExperiment } from '@hearthway/domain/experiments/contract';
import { type ExperimentOutcome, lastDay } from '@hearthway/domain/experiments/experiment';
import { getOutcomeValues } from '@hearthway/domain/experiments/outcome-values';
import { memberFacts } from '@hearthway/domain/insights/member-facts';
import { asc, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { experimentMarks, experiments } from '../../db/tables/experiments.ts';
import { requireToday } from '../../member/day.ts';
import { isPremiumActive } from '../../member/membership.ts';

const HISTORY_DAYS = 90;

export function readExperiments(
  { db, who, now }: Call,
  { today }: { today: DayKey },
): Promise<ExperimentsResponse> {
  requireToday(today, now);
  return db.read(who, (tx) => loadExperiments(tx, today, now));
}

export async function loadExperiments(
  tx: Tx,
  today: DayKey,
  now: Date,
): Promise<ExperimentsResponse> {
  const [rows, marks, isPremium] = await Promise.all([
    tx.select().from(experiments).orderBy(asc(experiments.startsOn), asc(experiments.createdAt)),
    tx.select().from(experimentMarks).orderBy(asc(experimentMarks.day)),
    isPremiumActive(tx, now),
  ]);
  const recent = addDays(today, -HISTORY_DAYS);
  const [since = recent] = [recent, ...rows.map(({ startsOn }) => startsOn)].toSorted();
  const days = await readOutcomes(tx, since, today);
  return {
    experiments: rows.map(({ id, habit, words, outcome, startsOn, plan, stoppedOn }) => ({
      ...{ id, habit, words, outcome, startsOn, plan, stoppedOn },
      marks: marks
        .filter(({ experiment }) => experiment === id)
        .map(({ day, didIt }) => ({ day, didIt })),
      // What a member does in the evening affects the next day, so the day after the last day of
      // the experiment is read too.
      values: between(days[outcome], startsOn, addDays(lastDay({ startsOn, plan }), 1)),
    })),
    history: {
      feeling: between(days.feeling, recent, today),
      sleep: between(days.sleep, recent, today),
      points: between(days.points, recent, today),
    },
    mayStart: isPremium ? 'any' : rows.length === 0 ? 'free' : 'no',
  };
}

type Values = StoredExperiment['values'];

const between = (values: Values, first: DayKey, last: DayKey): Values =>
  values.filter(([day]) => day >= first && day <= last);

async function readOutcomes(
  tx: Tx,
  since: DayKey,
  today: DayKey,
): Promise<Record<ExperimentOutcome, Values>> {
  const { rows } = await tx.execute<{ facts: unknown }>(
    sql`select app.own_insight_facts(${since}, ${addDays(today, 1)}) as facts`,
  );
  return getOutcomeValues(memberFacts.parse(rows[0]?.facts ?? {}));
}
