import { expect, test } from 'vitest';
import { rowText } from './row-text.ts';

const row = { domain: 'mental', spoke: 'mood', label: 'Mood' } as const;

test.each([
  [
    { latest: 6.5, previous: 5, earlier: 4 },
    'outer' as const,
    'Mood: 6.5, 6 to 10: going well. One pulse ago: 5. Two pulses ago: 4.',
  ],
  [
    { latest: 2, previous: null, earlier: null },
    'inner' as const,
    'Mood: 2, 0 to 3: needs some care.',
  ],
  [{ latest: null, previous: null, earlier: null }, null, 'Mood: not answered.'],
])('screen readers get a spoke’s scores as a sentence: %j', (scores, third, text) => {
  expect(rowText({ ...row, scores, third })).toBe(text);
});
