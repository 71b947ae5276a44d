import { expect, test } from 'vitest';
import { breathedWords } from './messages.ts';

test.each([
  [0, 0, 'Nothing yet. One minute is a fine start.'],
  [1, 20, 'You’ve breathed here once, one minute in all.'],
  [2, 240, 'You’ve breathed here twice, 4 minutes in all.'],
  [12, 3600, 'You’ve breathed here 12 times, 60 minutes in all.'],
])(
  'the Calm Kit sums up %i breathing sessions of %i seconds in total',
  (sessions, seconds, sentence) => {
    expect(breathedWords({ sessions, seconds })).toBe(sentence);
  },
);
