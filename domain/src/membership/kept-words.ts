import type { KeptResponse } from './contract.ts';

const WORDS: readonly [keyof KeptResponse, one: string, many: string][] = [
  ['urges', 'urge logged', 'urges logged'],
  ['worksheets', 'belief in progress', 'beliefs in progress'],
  ['breathing', 'breathing session', 'breathing sessions'],
  ['reframes', 'reframe saved', 'reframes saved'],
  ['commitments', 'commitment', 'commitments'],
];

export const keptWords = (kept: KeptResponse): string[] =>
  WORDS.flatMap(([name, one, many]) => {
    const count = kept[name];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
