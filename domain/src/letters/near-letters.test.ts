import { expect, test } from 'vitest';
import type { LetterSegment } from './contract.ts';
import { findNearLetters } from './near-letters.ts';
import { EVERYBODY } from './segment-choices.ts';

const at = new Date('2026-11-15T20:00:00Z');
const DAY = 86_400_000;
const letter = (segment: Partial<LetterSegment>, days: number, id = 'other') => ({
  ...{ id, subject: 'News', segment: { ...EVERYBODY, ...segment } },
  sendAt: new Date(at.getTime() + days * DAY).toISOString(),
});
const mine = { id: 'mine', segment: { ...EVERYBODY, tier: ['premium' as const] } };

test.each([
  [letter({}, -2), 1],
  [letter({ tier: ['premium', 'free'] }, -6.9), 1],
  [letter({ path: ['MHI'], week: [3], quietDays: 30 }, 0), 1],
  [letter({}, 2), 1],
  [letter({ tier: ['free'] }, -2), 0],
  [letter({}, -7), 0],
  [letter({}, 8), 0],
  [letter({}, -1, 'mine'), 0],
])(
  'letters within seven days to some of the same members are counted: %o gives %i',
  (other, count) => {
    expect(findNearLetters([other], mine, at)).toHaveLength(count);
  },
);

test('the list of nearby letters starts with the newest', () => {
  const letters = [letter({}, -3, 'a'), letter({}, -1, 'b')];
  expect(findNearLetters(letters, mine, at).map(({ id }) => id)).toEqual(['b', 'a']);
});
