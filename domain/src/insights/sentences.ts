import { formatCount } from '../format.ts';
import { joinWithAnd } from '../why/because.ts';
import { FACTORS } from './factors.ts';
import { difference } from './insight.ts';
import { OUTCOMES, type OutcomeId } from './outcomes.ts';
import type { Confidence, Insight, Waiting } from './report.ts';

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  1: 'a first sign',
  2: 'fairly sure',
  3: 'quite sure',
};

type Shown = Pick<Insight, 'outcome' | 'factor' | 'lag' | 'split' | 'means'>;

/** For example "On days you moved, you felt 0.8 better." */
export function insightSentence(insight: Shown): string {
  return `${lead(insight)}, ${outcomeWords(insight.outcome, difference(insight))}.`;
}

function lead({ outcome, factor, lag, split }: Shown): string {
  const info = FACTORS[factor];
  if (factor === 'weekend') return 'At weekends';
  if (OUTCOMES[outcome].isWeekly) return `In weeks when ${info.weeks}`;
  if (lag === 1) return `The day after ${info.after?.[split] ?? info.name}`;
  return `On days ${info.days[split]}`;
}

function outcomeWords(outcome: OutcomeId, change: number): string {
  const amount = Math.abs(change).toFixed(1);
  const isMore = change > 0;
  if (outcome === 'feeling') return `you felt ${amount} ${isMore ? 'better' : 'worse'}`;
  if (outcome === 'points') return `you had ${amount} ${isMore ? 'more' : 'fewer'} points`;
  if (outcome === 'urge') return `your urges were ${amount} ${isMore ? 'stronger' : 'weaker'}`;
  return `“${OUTCOMES[outcome].label}” was ${amount} ${isMore ? 'higher' : 'lower'}`;
}

/** For example "On average 3.9 of 5 on 14 days, and 3.1 on the other 17." */
export function basisSentence({
  outcome,
  means,
  counts,
}: Pick<Insight, 'outcome' | 'means' | 'counts'>): string {
  const { isWeekly, range } = OUTCOMES[outcome];
  const spans = isWeekly
    ? `in ${formatCount(counts[0], 'week', 'weeks')}`
    : `on ${formatCount(counts[0], 'day', 'days')}`;
  const [present, absent] = means.map((mean) => mean.toFixed(1));
  return `On average ${present} of ${range[1]} ${spans}, and ${absent} ${isWeekly ? 'in' : 'on'} the other ${counts[1]}.`;
}

export function sureSentence({ inThousand, counts, outcome, factor }: Insight): string {
  const often =
    inThousand <= 1 ? 'at most once' : inThousand === 2 ? 'twice' : `${inThousand} times`;
  const { isWeekly } = OUTCOMES[outcome];
  const unit = isWeekly ? 'weeks' : 'days';
  const without = isWeekly
    ? 'slow changes and the week before'
    : factor === 'weekend'
      ? 'slow changes and the day before'
      : 'weekends, slow changes and the day before';
  return `We shuffled your ${counts[0] + counts[1]} ${unit} at random, a thousand times. A difference this clear came up ${often}. We’d already allowed for ${without}.`;
}

/** Tags and weekends need no explanation in either direction. */
const isNeutral = (factor: Insight['factor']) => factor === 'weekend' || factor.startsWith('tag.');

/** Returns other explanations, the most likely first. An insight never claims what causes what. */
export function otherReasons(insight: Insight): string[] {
  const { factor, lag, outcome, together } = insight;
  const isGood = difference(insight) * OUTCOMES[outcome].good > 0;
  const also = together
    ? [`This often came together with ${FACTORS[together].name}, so part of it may be that.`]
    : [];
  const same =
    isGood || isNeutral(factor)
      ? FACTORS[factor].otherwise
      : 'It may be the other way round: on harder days, you may turn to this more.';
  const stretch = `${isGood ? 'Good' : 'Hard'} stretches last a few days, and both may belong to one.`;
  return [
    ...also,
    lag === 0 ? same : stretch,
    'Something else may lie behind both: a holiday, an illness, a full week.',
  ];
}

const FADED_OUTCOMES: Partial<Record<OutcomeId, string>> = {
  feeling: 'how you feel no longer shows a clear difference',
  points: 'your points no longer show a clear difference',
  urge: 'your urges no longer show a clear difference',
};

/** Returns the sentence of an insight, or a weaker one after it has faded. */
export function cardTitle(insight: Insight): string {
  if (insight.state === 'holds') return insightSentence(insight);
  const { outcome } = insight;
  const left =
    FADED_OUTCOMES[outcome] ?? `“${OUTCOMES[outcome].label}” no longer shows a clear difference`;
  return `${lead(insight)}, ${left}.`;
}

export const fadedSentence = (insight: Insight): string => {
  const left = Math.abs(difference(insight)).toFixed(1);
  return `An earlier insight said otherwise. With your latest days, a difference of ${left} is left, and chance explains that well.`;
};

export interface WaitingLine extends Pick<Waiting, 'kind' | 'daysLeft' | 'recorded'> {
  sentence: string;
}

/** Returns one line for all factors that wait for the same thing. */
export function waitingLines(waiting: readonly Waiting[]): WaitingLine[] {
  const groups = Map.groupBy(waiting, ({ kind, daysLeft }) => `${kind} ${daysLeft}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, daysLeft, recorded } = first;
    const names = group.map(({ factor }) => FACTORS[factor].name);
    return [{ kind, daysLeft, recorded, sentence: waitingSentence(kind, daysLeft, names) }];
  });
}

function waitingSentence(kind: Waiting['kind'], daysLeft: number, names: readonly string[]) {
  if (kind === 'alike') {
    return `Your days are too much alike in ${joinWithAnd(names)} to compare them.`;
  }
  const days = `${numberWord(daysLeft)} more ${daysLeft === 1 ? 'day' : 'days'}`;
  if (kind === 'soon') {
    return `${capitalize(days)} and we can say something about ${joinWithAnd(names)}.`;
  }
  const any = joinWithAnd(names).replace(/ and (?=[^,]*$)/, ' or ');
  return `Nothing stands out about ${any} so far. ${capitalize(days)} and we’ll look again.`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
