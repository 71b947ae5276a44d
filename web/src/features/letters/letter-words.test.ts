import type { Letter } from '@hearthway/domain/letters/contract';
import { EVERYBODY } from '@hearthway/domain/letters/segment-choices';
import { expect, test } from 'vitest';
import { audienceWords, memberCount, progress, reachNote, resultWords } from './letter-words.ts';

test.each([
  [EVERYBODY, 'All members'],
  [
    { ...EVERYBODY, tier: ['premium' as const], quietDays: 30 as const },
    'Premium members, quiet for a month',
  ],
  [{ ...EVERYBODY, path: ['MHI' as const], week: [3, 1] }, 'All members on MHI, in week 1, 3'],
])('the audience of a letter is described in words: %o is %j', (segment, words) => {
  expect(audienceWords(segment)).toBe(words);
});

test.each([
  ['few', false, 'fewer than five members'],
  [0, true, 'nobody'],
  [1, true, '1 member'],
  [1200, true, '1,200 members'],
  [20, false, 'about 20 members'],
] as const)(
  'a letter’s recipients are counted in words, without numbers below five: $0 is $2 (exact: $1)',
  (count, isExact, words) => {
    expect(memberCount(count, isExact)).toBe(words);
  },
);

test.each([
  [9, 9, true, ''],
  [9, 8, true, 'Left out: 1 member who unsubscribed or whose address bounces.'],
  [3, 0, true, 'Left out: 3 members who unsubscribed or whose address bounces.'],
  ['few', 'few', false, 'Rounded, so that nobody can be singled out by their week.'],
] as const)(
  'the note below a letter’s recipients says why members are left out: %s matching, %s reachable',
  (matching, reachable, isExact, note) => {
    expect(reachNote({ matching, reachable, isExact })).toBe(note);
  },
);

test('the results of a letter leave out counts that are zero', () => {
  const none = { waiting: 0, sent: 0, unconfirmed: 0, bounced: 0, refused: 0, skipped: 0 };
  const letter = (results: object, recipients: Letter['recipients'] = 10) =>
    ({ results: { ...none, unsubscribed: 0, ...results }, recipients }) as Letter;
  expect(resultWords(letter({ sent: 3, unconfirmed: 1, bounced: 1 }))).toBe('4 sent · 1 bounced');
  expect(resultWords({ ...letter({}, 'few'), results: null })).toBe('Fewer than five members');
  expect(progress(letter({ sent: 1, waiting: 2 }))).toBe(33);
});
