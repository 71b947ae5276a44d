import { randomInt } from 'node:crypto';
import { addDays } from '@hearthway/domain/calendar';
import type {
  ExperimentsResponse,
  MarkExperimentDayRequest,
  MarkedExperimentDay,
  StartExperimentRequest,
  StopExperimentRequest,
} from '@hearthway/domain/experiments/contract';
import {
  FREE_WEEKS,
  getDesign,
  getInstruction,
  getLengths,
  getState,
  makePlan,
} from '@hearthway/domain/experiments/experiment';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { refuseHabit } from '@hearthway/domain/experiments/refusal';
import { PREMIUM_REQUIRED } from '@hearthway/domain/membership/texts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { experimentMarks, experiments } from '../../db/tables/experiments.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireToday } from '../../member/day.ts';
import { clampToNow } from '../../member/moment.ts';
import { loadExperiments } from './read-experiments.ts';

const unpredictable = () => randomInt(2 ** 32) / 2 ** 32;

export function startExperiment(
  { db, who, now }: Call,
  { id, habit, words, outcome, weeks, startsOn, today }: StartExperimentRequest,
): Promise<ExperimentsResponse> {
  requireToday(today, now);
  if (startsOn !== today && startsOn !== addDays(today, 1)) {
    throw new HttpProblem(422, 'wrong_start', EXPERIMENT_MESSAGES.wrongStart);
  }
  if (!getLengths(habit).includes(weeks)) {
    throw new HttpProblem(422, 'wrong_length', EXPERIMENT_MESSAGES.wrongLength);
  }
  const refused = habit === 'own' ? refuseHabit(words) : null;
  if (refused) throw new HttpProblem(422, 'experiment_refused', refused.reason);
  return db.write(who, async (tx) => {
    // Without the lock, two devices could each start an experiment at the same time.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`experiments ${who.userId}`}, 0))`,
    );
    const before = await loadExperiments(tx, today, now);
    if (before.experiments.some((one) => one.id === id)) return before;
    if (before.mayStart === 'no' || (before.mayStart === 'free' && weeks !== FREE_WEEKS)) {
      throw new HttpProblem(403, 'premium_required', PREMIUM_REQUIRED);
    }
    if (before.experiments.some((one) => getState(one, today) === 'running')) {
      throw new HttpProblem(422, 'experiment_running', EXPERIMENT_MESSAGES.running);
    }
    const plan = makePlan(getDesign(habit, weeks), unpredictable);
    await tx
      .insert(experiments)
      .values({ userId: who.userId, id, habit, words, outcome, startsOn, plan });
    return loadExperiments(tx, today, now);
  });
}

export function markExperimentDay(
  { db, who, now }: Call,
  { id, day, didIt, at }: MarkExperimentDayRequest,
): Promise<MarkedExperimentDay> {
  const row = { didIt, at: clampToNow(at, now) };
  return db.write(who, async (tx) => {
    const [experiment] = await tx.select().from(experiments).where(eq(experiments.id, id));
    if (!experiment)
      throw new HttpProblem(404, 'experiment_not_found', EXPERIMENT_MESSAGES.notFound);
    if (getInstruction({ ...experiment, stoppedOn: null }, day) === null) {
      throw new HttpProblem(422, 'wrong_day', EXPERIMENT_MESSAGES.wrongDay);
    }
    await tx
      .insert(experimentMarks)
      .values({ ...row, day, experiment: id, userId: who.userId })
      .onConflictDoUpdate({
        target: [experimentMarks.userId, experimentMarks.experiment, experimentMarks.day],
        set: row,
        setWhere: sql`excluded.at >= ${experimentMarks.at}`,
      });
    const [stored] = await tx
      .select({ didIt: experimentMarks.didIt })
      .from(experimentMarks)
      .where(and(eq(experimentMarks.experiment, id), eq(experimentMarks.day, day)));
    return { id, day, didIt: stored?.didIt ?? didIt };
  });
}

export function stopExperiment(
  { db, who, now }: Call,
  { id, today }: StopExperimentRequest,
): Promise<ExperimentsResponse> {
  requireToday(today, now);
  return db.write(who, async (tx) => {
    const [experiment] = await tx
      .select({ id: experiments.id })
      .from(experiments)
      .where(eq(experiments.id, id));
    if (!experiment)
      throw new HttpProblem(404, 'experiment_not_found', EXPERIMENT_MESSAGES.notFound);
    await tx
      .update(experiments)
      .set({ stoppedOn: today })
      .where(and(eq(experiments.id, id), isNull(experiments.stoppedOn)));
    return loadExperiments(tx, today, now);
  });
}
