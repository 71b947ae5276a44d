import type { Confidence } from '../insights/report.ts';
import {
  type Experiment,
  type ExperimentOutcome,
  type Instruction,
  MIN_PAIRS,
  OUTCOME_INFO,
} from './experiment.ts';
import { HABITS, type HabitId } from './habits.ts';
import type { Comparison, Result } from './result.ts';

type Named = Pick<Experiment, 'habit' | 'words'>;

/** For example "a walk after lunch", or the member's own words in quotes. */
export const habitName = ({ habit, words }: Named): string =>
  habit === 'own' ? `“${words}”` : HABITS[habit].name;

export const questionFor = (experiment: Named & { outcome: ExperimentOutcome }): string =>
  `Does ${habitName(experiment)} help ${OUTCOME_INFO[experiment.outcome].name}?`;

export function instructionText({ habit, words }: Named, instruction: Instruction): string {
  if (habit === 'own') {
    return instruction === 'do'
      ? `Today with it: ${words}.`
      : `Today without it: ${words}. Everything else as usual.`;
  }
  return HABITS[habit].instructions[instruction === 'do' ? 0 : 1];
}

const daysWith = ({ habit, words }: Named): string =>
  habit === 'own' ? `with “${words}”` : HABITS[habit].days;

const OUTCOME_WORDS: Record<ExperimentOutcome, (amount: string, isMore: boolean) => string> = {
  feeling: (amount, isMore) => `you felt ${amount} ${isMore ? 'better' : 'worse'}`,
  sleep: (amount, isMore) => `you rated your sleep ${amount} ${isMore ? 'higher' : 'lower'}`,
  points: (amount, isMore) => `you had ${amount} ${isMore ? 'more' : 'fewer'} points`,
};

export const getConfidence = (p: number): Confidence => (p <= 0.005 ? 3 : p <= 0.02 ? 2 : 1);

/** For example "On days with a walk after lunch, you felt 0.8 better." */
export function resultTitle(experiment: Experiment, result: Result): string {
  if (result.kind === 'too_few') return 'Too few days to tell';
  if (result.kind === 'no_difference') return 'No difference we could see';
  const { difference } = result;
  const amount = Math.abs(difference).toFixed(1);
  return `On days ${daysWith(experiment)}, ${OUTCOME_WORDS[experiment.outcome](amount, difference > 0)}.`;
}

export function resultText(experiment: Experiment, result: Result): string {
  if (result.kind === 'too_few') {
    return `We need ${MIN_PAIRS} complete pairs of days to tell, and you have ${result.pairs}. Nothing is lost: run it again whenever you like.`;
  }
  const averages = averagesText(experiment.outcome, result);
  const [low, high] = result.interval;
  if (result.kind === 'no_difference') {
    const most = Math.max(Math.abs(low), Math.abs(high)).toFixed(1);
    return `${averages} If there is a difference, it’s probably smaller than ${most}. That’s worth knowing: keep it if you enjoy it, drop it if you don’t.`;
  }
  return `${averages} The true difference is probably between ${signed(low)} and ${signed(high)}. Chance picked the days, so it’s likely the habit itself, for you and for now.`;
}

const averagesText = (
  outcome: ExperimentOutcome,
  { means, pairs }: Pick<Comparison, 'means' | 'pairs'>,
): string =>
  `On average ${means[0].toFixed(1)} of ${OUTCOME_INFO[outcome].most} on ${pairs} days with it, and ${means[1].toFixed(1)} on ${pairs} days without.`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

export function sureText({ p, pairs }: Comparison): string {
  const inHundred = Math.max(1, Math.round(p * 100));
  return `In each of ${pairs} pairs chance decided which day had the habit. If it made no difference, a gap this large would still come up in about ${inHundred} of 100 experiments.`;
}

/** For example "about 7 in 10". */
export function chanceText(power: number): string {
  const tenths = Math.max(1, Math.min(9, Math.round(power * 10)));
  return tenths === 9 && power > 0.95 ? 'more than 9 in 10' : `about ${tenths} in 10`;
}

export const commitmentFor = ({ habit, words }: Named): string =>
  habit === 'own' ? words : HABITS[habit as Exclude<HabitId, 'own'>].commitment;
