import { averageTexts, confidenceOf } from '../insights/insight.ts';
import {
  type Experiment,
  type ExperimentOutcome,
  type Instruction,
  isReadNextDay,
  MIN_PAIRS,
  OUTCOME_INFO,
} from './experiment.ts';
import { HABITS, type HabitId } from './habits.ts';
import { type Comparison, LEVEL, type Result } from './result.ts';

type Named = Pick<Experiment, 'habit' | 'words'>;

export const habitName = ({ habit, words }: Named): string =>
  habit === 'own' ? `“${words}”` : HABITS[habit].name;

export const questionFor = (experiment: Named & { outcome: ExperimentOutcome }): string =>
  `Does ${habitName(experiment)} help ${OUTCOME_INFO[experiment.outcome].name}?`;

export function instructionText({ habit, words }: Named, instruction: Instruction): string {
  if (habit === 'own') {
    return instruction === 'do'
      ? `Do it today: ${words}.`
      : `Skip it today: ${words}. Everything else as usual.`;
  }
  return HABITS[habit].instructions[instruction === 'do' ? 0 : 1];
}

const daysWith = ({ habit, words }: Named): string =>
  habit === 'own' ? `with the habit “${words}”` : HABITS[habit].days;

const OUTCOME_WORDS: Record<ExperimentOutcome, (amount: string, isMore: boolean) => string> = {
  feeling: (amount, isMore) => `you felt ${amount} ${isMore ? 'better' : 'worse'}`,
  sleep: (amount, isMore) => `you rated your sleep ${amount} ${isMore ? 'higher' : 'lower'}`,
  points: (amount, isMore) => `you had ${amount} ${isMore ? 'more' : 'fewer'} points`,
};

export function resultTitle(experiment: Experiment, result: Result): string {
  if (result.kind === 'too_few') return 'Too few days to tell';
  if (result.kind === 'no_difference') return 'No difference we could see';
  const { difference } = result;
  const amount = Math.abs(difference).toFixed(1);
  const isAfter = isReadNextDay(experiment) && !HABITS[experiment.habit].isEvening;
  return `${isAfter ? 'After days' : 'On days'} ${daysWith(experiment)}, ${OUTCOME_WORDS[experiment.outcome](amount, difference > 0)}.`;
}

export function resultText(experiment: Experiment, result: Result): string {
  if (result.kind === 'too_few') {
    return `To tell, we need ${MIN_PAIRS} pairs of days with a record on both days, and you have ${result.pairs}. That’s fine. You can start over whenever you like.`;
  }
  const averages = averagesText(experiment, result);
  const [low, high] = result.interval;
  if (result.kind === 'no_difference') {
    return `${averages} The real difference is probably between ${size(low, high)}. Keep the habit if you enjoy it, and drop it if you don’t.`;
  }
  const reason =
    confidenceOf(result.p) === 1
      ? 'so the habit may be the reason; a second experiment would tell you more.'
      : 'so the habit is probably the reason, for you and for now.';
  return `${averages} The real difference is probably between ${size(low, high)}. The days were picked at random, ${reason}`;
}

function averagesText(
  experiment: Pick<Experiment, 'habit' | 'outcome'>,
  { means, pairs, difference }: Pick<Comparison, 'means' | 'pairs' | 'difference'>,
): string {
  const [present, absent] = averageTexts(means, difference);
  const days = isReadNextDay(experiment) ? `${pairs} days after a day` : `${pairs} days`;
  return `On average ${present} of ${OUTCOME_INFO[experiment.outcome].most} on ${days} with the habit, and ${absent} on ${days} without it.`;
}

function size(low: number, high: number): string {
  if (low * high < 0) return `${signed(low)} and ${signed(high)}`;
  const ends = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b);
  return ends.map((end) => end.toFixed(1)).join(' and ');
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

export function sureText({ p, pairs, difference }: Comparison): string {
  const inThousand = Math.max(1, Math.round(p * 1000));
  const amount = Math.abs(difference).toFixed(1);
  const hope =
    p <= LEVEL
      ? ' You knew which days were which, and hoping for a change can make it look bigger.'
      : '';
  return `For each of ${pairs} pairs of days, we picked at random which day had the habit. If the habit made no difference, luck alone would still show a gap of ${amount} or more in about ${inThousand} of 1,000 such experiments.${hope}`;
}

export function chanceText(power: number): string {
  const tenths = Math.max(1, Math.min(9, Math.round(power * 10)));
  return tenths === 9 && power > 0.95 ? 'more than 9 in 10' : `about ${tenths} in 10`;
}

export const commitmentFor = ({ habit, words }: Named): string =>
  habit === 'own' ? words : HABITS[habit as Exclude<HabitId, 'own'>].commitment;
