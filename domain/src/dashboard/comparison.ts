import { formatNumber } from '../format.ts';

export interface Comparison {
  text: string;
  /** True if the number has grown, null if it is the same. */
  isMore: boolean | null;
}

/** Returns a text such as “12 more than four weeks ago”; null if the earlier number is not known. */
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
  return { text: `${format(Math.abs(change))} ${word} than ${when}`, isMore: change > 0 };
}

/** Adds up the numbers of several weeks; null if one of them is not known. */
export const sumWeeks = (numbers: readonly (number | null)[]): number | null =>
  numbers.includes(null) ? null : numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);
