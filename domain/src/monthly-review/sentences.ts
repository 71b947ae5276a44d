import type { DayKey } from '../calendar.ts';
import type { Experiment } from '../experiments/experiment.ts';
import type { Result } from '../experiments/result.ts';
import { habitName, resultTitle } from '../experiments/sentences.ts';
import { formatCount } from '../format.ts';
import { confidenceOf } from '../insights/insight.ts';
import { CONFIDENCE_LABELS } from '../insights/sentences.ts';
import { joinWithAnd } from '../why/because.ts';
import type { MonthlyReview } from './contract.ts';
import { monthWord } from './messages.ts';
import type { MonthChange } from './month-changes.ts';

/** After a hard month, help is worth more than numbers. */
export const HARD_MONTH: Pick<MonthlyReview, 'sentences' | 'link'> = {
  sentences: [
    'These have been heavy days, and you’ve come this far.',
    'Numbers can wait.',
    'You don’t have to carry it alone: talking to someone can help.',
  ],
  link: { label: 'Find someone to talk to', to: '/help' },
};

export const emptySentences = (month: DayKey, recorded: number): string[] => [
  recorded === 0
    ? `${monthWord(month)} went by without notes here, and that’s all right.`
    : `You left only a few notes in ${monthWord(month)}, and that’s all right.`,
  'One tap today is enough to begin again.',
];

export const GOOD_START = 'Every note you leave makes the picture clearer.';

interface MonthCounts {
  month: DayKey;
  checkIns: number;
  goodDays: number;
  feelings: number;
  pulses: number;
}

export function monthSentence({ month, checkIns, goodDays, feelings, pulses }: MonthCounts) {
  const parts = [
    ...(checkIns > 0 ? [`checked in on ${formatCount(checkIns, 'day', 'days')}`] : []),
    ...(feelings > checkIns
      ? [`noted how you felt on ${formatCount(feelings, 'day', 'days')}`]
      : []),
    ...(pulses > 0 ? [`took ${formatCount(pulses, 'Weekly Pulse', 'Weekly Pulses')}`] : []),
  ];
  return `In ${monthWord(month)} you ${joinWithAnd(parts)}${goodDaysText(goodDays, checkIns)}.`;
}

function goodDaysText(goodDays: number, checkIns: number): string {
  if (goodDays === 0) return '';
  if (goodDays === 1) return '; one day was a good one';
  return goodDays === checkIns
    ? '; all of those days were good ones'
    : `; ${goodDays} days were good ones`;
}

export function changeSentence(
  { label, average, before, unit }: Pick<MonthChange, 'label' | 'average' | 'before' | 'unit'>,
  monthBefore: DayKey,
): string {
  const isMore = average > before;
  const start = label
    ? `${label} was ${isMore ? 'higher' : 'lower'}`
    : `You felt ${isMore ? 'better' : 'worse'}`;
  return `${start} than in ${monthWord(monthBefore)}: ${average.toFixed(1)} ${unit} instead of ${before.toFixed(1)}.`;
}

export const steadySentence = (monthBefore: DayKey): string =>
  `Not much changed compared with ${monthWord(monthBefore)}, and steady counts too.`;

export const keptSentence = (days: number): string =>
  `You kept a commitment on ${formatCount(days, 'day', 'days')}.`;

export function experimentSentence(experiment: Experiment, result: Result): string | null {
  const isOwn = experiment.habit === 'own';
  if (result.kind === 'too_few') return null;
  if (result.kind === 'no_difference') {
    const name = isOwn ? 'something of your own' : habitName(experiment).replace(/\bI\b/, 'you');
    return `You tried out ${name} and saw no difference, which is worth knowing.`;
  }
  const sure = CONFIDENCE_LABELS[confidenceOf(result.p)];
  if (isOwn) return `Your own experiment showed a difference (${sure}).`;
  const title = resultTitle(experiment, result).replace(/\.$/, '');
  return `Your experiment is done: ${lowerFirst(title)} (${sure}).`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export function suggestionSentences(text: string): string[] {
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  return [`One small thing to try: ${lowerFirst(first)}`, ...rest];
}
