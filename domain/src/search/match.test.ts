import { expect, test } from 'vitest';
import { findMatches, matchScore, toWords } from './match.ts';

const titles = ['A calmer evening', 'When panic comes', 'Awake at three', 'The ten-minute walk'];
const find = (typed: string) =>
  findMatches(typed, titles, (title) => ({ title })).map(({ item }) => item);

test.each([
  ['calm', 'A calmer evening'],
  ['evening', 'A calmer evening'],
  ['CALMER', 'A calmer evening'],
  ['eveing', 'A calmer evening'],
  ['evneing', 'A calmer evening'],
  ['panik', 'When panic comes'],
  ['walking', 'The ten-minute walk'],
  ['how do i walk', 'The ten-minute walk'],
  ['awkae', 'Awake at three'],
])('a search for "%s" finds "%s"', (typed, title) => {
  expect(find(typed)).toEqual([title]);
});

test.each(['', '  ', '!?', 'xyz', 'tea', 'walk panic', 'banana'])(
  'a search for "%s" finds nothing',
  (typed) => {
    expect(find(typed)).toEqual([]);
  },
);

test('a title matches better than a keyword, and a whole word better than its beginning', () => {
  const score = (typed: string, title: string, keywords: string[] = []) =>
    matchScore(toWords(typed), { title, keywords });
  expect(score('sleep', 'Sleep')).toBeGreaterThan(score('slee', 'Sleep'));
  expect(score('slee', 'Sleep')).toBeGreaterThan(score('slepe', 'Sleep'));
  expect(score('sleep', 'Sleep')).toBeGreaterThan(score('sleep', 'Rest', ['sleep']));
});

test('a search ignores accents', () => {
  expect(toWords('Café Olé')).toEqual(['cafe', 'ole']);
});
