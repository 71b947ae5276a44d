import { expect, test } from 'vitest';
import { breathedWords } from './messages.ts';

test.each([
  [0, 0, 'Nothing yet. One minute is a fine start.'],
  [1, 20, 'You’ve done one breathing exercise here, one minute in all.'],
  [2, 240, 'You’ve done 2 breathing exercises here, 4 minutes in all.'],
  [12, 3600, 'You’ve done 12 breathing exercises here, 60 minutes in all.'],
])(
  'the Calm Kit sums up %i breathing sessions of %i seconds in total',
  (sessions, seconds, sentence) => {
    expect(breathedWords({ sessions, seconds })).toBe(sentence);
  },
);
