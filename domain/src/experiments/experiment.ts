import { addDays, type DayKey, dayNumber } from '../calendar.ts';
import { HABITS, type HabitId } from './habits.ts';

export const EXPERIMENT_OUTCOMES = ['feeling', 'sleep', 'points'] as const;
export type ExperimentOutcome = (typeof EXPERIMENT_OUTCOMES)[number];

interface OutcomeInfo {
  name: string;
  most: number;
  /**
   * The smallest difference that most people would notice. Before an experiment starts, the app
   * says how likely it is to find such a difference.
   */
  clear: number;
  usual: number;
  recordedBy: string;
}

export const OUTCOME_INFO: Record<ExperimentOutcome, OutcomeInfo> = {
  feeling: {
    name: 'how I feel',
    most: 5,
    clear: 0.7,
    usual: 1,
    recordedBy: 'Once a day, open your journal and tap the feeling that fits.',
  },
  sleep: {
    name: 'my sleep',
    most: 2,
    clear: 0.5,
    usual: 0.8,
    recordedBy: 'Rate Sleep in your scorecard every day.',
  },
  points: {
    name: 'my points for the day',
    most: 10,
    clear: 1.5,
    usual: 2.2,
    recordedBy: 'Fill in your scorecard every day.',
  },
};

export const FREE_WEEKS = 2;
export const WEEKS = [2, 3, 4] as const;
export type Weeks = (typeof WEEKS)[number];

export const MIN_PAIRS = 6;

export const MAX_WORDS_LENGTH = 80;

export interface Design {
  block: 1 | 2;
  pairs: number;
}

/**
 * An experiment consists of pairs: a day with the habit and a day without it. If a habit still has
 * an effect on the next day, each of them becomes two days in a row, of which only the second
 * counts.
 */
export function getDesign(habit: HabitId, weeks: Weeks): Design {
  const block = HABITS[habit].lingers ? 2 : 1;
  return { block, pairs: Math.floor((weeks * 7) / (2 * block)) };
}

export const getLengths = (habit: HabitId): Weeks[] =>
  WEEKS.filter((weeks) => getDesign(habit, weeks).pairs >= MIN_PAIRS);

/**
 * A plan has one digit per day: 1 with the habit, 0 without. Chance decides which half of each pair
 * comes first.
 */
export function makePlan({ block, pairs }: Design, random: () => number): string {
  return Array.from({ length: pairs }, () => {
    const [first, second] = random() < 0.5 ? ['1', '0'] : ['0', '1'];
    return `${first}`.repeat(block) + `${second}`.repeat(block);
  }).join('');
}

export interface Experiment {
  id: string;
  habit: HabitId;
  words: string;
  outcome: ExperimentOutcome;
  startsOn: DayKey;
  plan: string;
  stoppedOn: DayKey | null;
}

export const lastDay = ({ startsOn, plan }: Pick<Experiment, 'startsOn' | 'plan'>): DayKey =>
  addDays(startsOn, plan.length - 1);

export type State = 'running' | 'finished' | 'stopped';

/**
 * An evening habit affects the next day, and a sleep rating is about the night before, so the
 * rating of the next day counts.
 */
export const isReadNextDay = ({ habit, outcome }: Pick<Experiment, 'habit' | 'outcome'>) =>
  HABITS[habit].isEvening || outcome === 'sleep';

export const lastReading = (experiment: Experiment): DayKey =>
  addDays(lastDay(experiment), isReadNextDay(experiment) ? 1 : 0);

export function getState(experiment: Experiment, today: DayKey): State {
  if (experiment.stoppedOn !== null) return 'stopped';
  return today > lastReading(experiment) ? 'finished' : 'running';
}

export type Instruction = 'do' | 'leave';

export function getInstruction(
  { startsOn, plan, stoppedOn }: Pick<Experiment, 'startsOn' | 'plan' | 'stoppedOn'>,
  day: DayKey,
): Instruction | null {
  if (stoppedOn !== null) return null;
  const mark = plan[dayNumber(day) - dayNumber(startsOn)];
  return mark === undefined ? null : mark === '1' ? 'do' : 'leave';
}

export interface CountedDay {
  day: DayKey;
  pair: number;
  isWith: boolean;
}

export function getCountedDays(
  experiment: Pick<Experiment, 'habit' | 'outcome' | 'startsOn' | 'plan'>,
): CountedDay[] {
  const { startsOn, plan } = experiment;
  const block = HABITS[experiment.habit].lingers ? 2 : 1;
  const delay = isReadNextDay(experiment) ? 1 : 0;
  return [...plan].flatMap((mark, index) =>
    index % block === block - 1
      ? [
          {
            day: addDays(startsOn, index + delay),
            pair: Math.floor(index / (2 * block)),
            isWith: mark === '1',
          },
        ]
      : [],
  );
}
