import { expect, test } from 'vitest';
import { pulseStatusBox } from '../../weekly-pulse/messages.ts';
import { FIND_PATH_WORDS, MEMBERSHIP_ENDED_WORDS, todayWords } from '../messages.ts';
import type { TodayItem } from '../today.ts';
import { type Claim, findClaims, findContradictions, findRepetitions } from './claims.ts';

const said = (item: TodayItem) => Object.values(todayWords(item)).join(' ');
const begun = { label: 'Continue week 3 · KNOW 2', to: '/shj/workshops/week-3' };
const toBegin = { label: 'Watch KNOW 1 (Week 1A)', to: '/shj/workshops' };
const path = { kind: 'path', done: true, track: 'SHJ', reason: null } as const;

test.each<[string, Claim[]]>([
  [said({ kind: 'pulse', done: false, daysSinceLast: 8 }), ['the pulse is due']],
  [said({ kind: 'pulse', done: true, daysSinceLast: 1 }), ['the pulse is done']],
  [pulseStatusBox({ due: false, daysSinceLast: 1 }).heading, ['the pulse is done']],
  [said({ ...path, next: begun }), ['the journey is begun', 'there is a path']],
  [said({ ...path, next: toBegin }), ['the journey is to begin', 'there is a path']],
  [FIND_PATH_WORDS.title, ['there is no path']],
  [Object.values(MEMBERSHIP_ENDED_WORDS).join(' '), ['premium has ended', 'premium is locked']],
  [
    said({ kind: 'checkin', done: true, rated: 5, of: 5, streak: 2, isStreakDay: true }),
    ['the day is rated'],
  ],
  [
    said({ kind: 'checkin', done: false, rated: 0, of: 5, streak: 0, isStreakDay: false }),
    ['the day is open'],
  ],
  ['Nothing of the kind.', []],
])('the patterns in the tests of Home find the claims in "%s"', (text, claims) => {
  expect(findClaims(text)).toEqual(claims);
});

test.each<[string, string[]]>([
  ['Weekly Pulse done. Take your Weekly Pulse', ['the pulse is due, and the pulse is done']],
  [
    'Continue week 3 · KNOW 2. Start with week one.',
    ['the journey is begun, and the journey is to begin'],
  ],
  ['Your path: IntimaBalance. Find your path', ['there is a path, and there is no path']],
  ['Premium access is active. See Premium Plans', ['premium is active, and premium is locked']],
  ['Premium access has ended. See Premium Plans', []],
  ['You currently have Free Access. Unlock Coach', []],
  ['13 days in a row. A good day makes it 14 in a row.', []],
  ['13\ndays in a row. 12 days in a row', ['a streak of 13, and of 12']],
])('the patterns in the tests of Home find the contradictions in "%s"', (text, contradictions) => {
  expect(findContradictions(text)).toEqual(contradictions);
});

test('the patterns in the tests of Home notice if a page mentions the ended membership twice', () => {
  const { title } = MEMBERSHIP_ENDED_WORDS;
  expect(findRepetitions(title)).toEqual([]);
  expect(findRepetitions(`${title} Ask us. ${title}`)).toEqual(['premium has ended']);
});
