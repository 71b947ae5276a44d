import type { KeptResponse } from './contract.ts';

const WORDS: readonly [keyof KeptResponse, one: string, many: string][] = [
  ['urges', 'urge logged', 'urges logged'],
  ['worksheets', 'belief on its way', 'beliefs on their way'],
  ['breathing', 'time of breathing', 'times of breathing'],
  ['reframes', 'reframe kept', 'reframes kept'],
  ['commitments', 'commitment', 'commitments'],
];

export const keptWords = (kept: KeptResponse): string[] =>
  WORDS.flatMap(([name, one, many]) => {
    const count = kept[name];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
