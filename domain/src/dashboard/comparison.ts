import { formatNumber } from '../format.ts';

export interface Comparison {
  text: string;
  isMore: boolean | null;
  /** The difference with its sign, if there is one. */
  difference?: string;
}

export function compareNumbers(
  now: number | null,
  before: number | null,
  when: string,
  format: (difference: number) => string = formatNumber,
): Comparison | null {
  if (now === null || before === null) return null;
  const change = now - before;
  if (change === 0) return { text: `The same as ${when}`, isMore: null };
  const word = change > 0 ? 'more' : format === formatNumber ? 'fewer' : 'less';
  const difference = format(Math.abs(change));
  return {
    ...{ text: `${difference} ${word} than ${when}`, isMore: change > 0 },
    difference: `${change > 0 ? '+' : '−'}${difference}`,
  };
}

export const sumWeeks = (numbers: readonly (number | null)[]): number | null =>
  numbers.includes(null) ? null : numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);
