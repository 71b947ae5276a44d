import { formatCount } from '../format.ts';
import { joinWithAnd } from '../why/because.ts';
import { FACTORS, IMPORTED_FACTORS } from './factors.ts';
import { averageTexts, difference } from './insight.ts';
import { OUTCOMES, type OutcomeId } from './outcomes.ts';
import type { Confidence, Insight, Waiting } from './report.ts';

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  1: 'a first sign',
  2: 'fairly sure',
  3: 'quite sure',
};

type Shown = Pick<Insight, 'outcome' | 'factor' | 'lag' | 'split' | 'means'>;

export function insightSentence(insight: Shown): string {
  return `${lead(insight)}, ${outcomeWords(insight.outcome, difference(insight))}${dayAfter(insight)}.`;
}

function lead({ outcome, factor, split }: Shown): string {
  const info = FACTORS[factor];
  if (factor === 'weekend') return 'At weekends';
  return OUTCOMES[outcome].isWeekly ? `In weeks when ${info.weeks}` : `On days ${info.days[split]}`;
}

const dayAfter = ({ lag }: Pick<Shown, 'lag'>): string => (lag === 1 ? ' the next day' : '');

function outcomeWords(outcome: OutcomeId, change: number): string {
  const amount = Math.abs(change).toFixed(1);
  const isMore = change > 0;
  if (outcome === 'feeling') return `you felt ${amount} ${isMore ? 'better' : 'worse'}`;
  if (outcome === 'points') return `you had ${amount} ${isMore ? 'more' : 'fewer'} points`;
  if (outcome === 'urge') return `your urges were ${amount} ${isMore ? 'stronger' : 'weaker'}`;
  return `“${OUTCOMES[outcome].label}” was ${amount} ${isMore ? 'higher' : 'lower'}`;
}

export function basisSentence({
  outcome,
  factor,
  lag,
  means,
  counts,
}: Pick<Insight, 'outcome' | 'factor' | 'lag' | 'means' | 'counts'>): string {
  const { isWeekly, range, unit } = OUTCOMES[outcome];
  const place = isWeekly ? 'in' : lag === 1 ? 'after' : 'on';
  const [some, none] = counts.map((count) =>
    isWeekly ? formatCount(count, 'week', 'weeks') : formatCount(count, 'day', 'days'),
  );
  const these = lag === 1 ? `these ${some}` : some;
  const [present, absent] = averageTexts(means, difference({ means }));
  const others = factor.startsWith('tag.') ? `${none} without the tag` : `the other ${none}`;
  return `On average ${present} of ${range[1]}${unit} ${place} ${these}, and ${absent} ${place} ${others}.`;
}

/**
 * Readers take the label of an insight for a claim about causes, so this sentence says what the
 * label means.
 */
export function sureSentence({ inThousand, counts, outcome, factor, split }: Insight): string {
  const often = inThousand <= 2 ? 'only once or not at all' : `${inThousand} times`;
  const { isWeekly } = OUTCOMES[outcome];
  const without = isWeekly
    ? 'slow changes and what carries over from the week before'
    : factor === 'weekend'
      ? 'slow changes and what carries over from the day before'
      : 'weekends, slow changes and what carries over from the day before';
  const usual =
    split === 'full' && IMPORTED_FACTORS.some((imported) => imported === factor)
      ? ' “Usual” means your middle day: half of your days are above it.'
      : '';
  return `The label above says how hard it is to put this down to luck. It can’t tell you the reason. The averages are your actual numbers. To test them, we allowed for ${without}, and then shuffled your ${counts[0] + counts[1]} ${isWeekly ? 'weeks' : 'days'} at random, a thousand times or more. Out of every thousand shuffles, a pattern this strong came up ${often}.${usual}`;
}

const isNeutral = (factor: Insight['factor']) => factor === 'weekend' || factor.startsWith('tag.');

/** An insight never claims a cause, so other explanations are listed, the most likely first. */
export function otherReasons(insight: Insight): string[] {
  const { factor, outcome, together } = insight;
  const isGood = difference(insight) * OUTCOMES[outcome].good > 0;
  const also = together
    ? [`Many of these were also ${spans(together, outcome)}, which may be part of the reason.`]
    : [];
  const third = isGood ? 'a holiday or a lighter week' : 'an illness or a busy week';
  return [
    ...also,
    mainReason(insight, isGood),
    ...(factor === 'weekend' ? [] : [`Something else may be behind both, such as ${third}.`]),
  ];
}

const spans = (factor: Insight['factor'], outcome: OutcomeId): string =>
  OUTCOMES[outcome].isWeekly
    ? `weeks when ${FACTORS[factor].weeks}`
    : `days ${FACTORS[factor].days.any}`;

function mainReason({ factor, lag, outcome }: Insight, isGood: boolean): string {
  const { isWeekly } = OUTCOMES[outcome];
  if (lag === 1) {
    const kind = isGood ? 'Good' : 'Hard';
    return `${kind} days often come in a row, so both days may be part of the same ${kind.toLowerCase()} stretch.`;
  }
  if (!isNeutral(factor) && !isGood) {
    return `It may be the other way round: you may turn to this more in harder ${isWeekly ? 'weeks' : 'times'}.`;
  }
  return isWeekly
    ? 'It may be the other way round: in better weeks, this comes easier.'
    : FACTORS[factor].otherwise;
}

const FADED_OUTCOMES: Partial<Record<OutcomeId, string>> = {
  feeling: 'you no longer feel clearly better or worse',
  points: 'you no longer have clearly more or fewer points',
  urge: 'your urges are no longer clearly stronger or weaker',
};

export function cardTitle(insight: Insight): string {
  if (insight.state === 'holds') return insightSentence(insight);
  const { outcome } = insight;
  const left =
    FADED_OUTCOMES[outcome] ?? `“${OUTCOMES[outcome].label}” is no longer clearly higher or lower`;
  return `${lead(insight)}, ${left}${dayAfter(insight)}.`;
}

export const fadedSentence = (insight: Insight): string => {
  const left = Math.abs(difference(insight)).toFixed(1);
  return `We saw a difference earlier. With your newer days included, the difference is ${left}, and that may well be luck.`;
};

export interface WaitingLine extends Pick<Waiting, 'kind' | 'daysLeft' | 'recorded'> {
  sentence: string;
}

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
    return `You rated ${joinWithAnd(names)} much the same every day, so there’s nothing to compare. If that changes, we’ll look again.`;
  }
  const days = `${numberWord(daysLeft)} more ${daysLeft === 1 ? 'day' : 'days'}`;
  if (kind === 'soon') {
    return `${capitalize(days)} before we can say something about ${joinWithAnd(names)}.`;
  }
  const any = joinWithAnd(names).replace(/ and (?=[^,]*$)/, ' or ');
  return `So far we see no clear link between how you feel and ${any}. There may be a small one. We’ll look again after ${days}.`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
