import { expect, test } from 'vitest';
import { SITE_MAP } from '../site-map.ts';
import { findMatches } from './match.ts';
import { PLACES, STARTING_PLACES } from './places.ts';

const find = (typed: string) =>
  findMatches(typed, PLACES, (place) => place).map(({ item }) => item);

test('every place that search offers is a page of this site', () => {
  const pages = SITE_MAP.map(({ path }) => path);
  expect(PLACES.filter(({ to }) => !pages.includes(to.split('#')[0] as never))).toEqual([]);
  expect(STARTING_PLACES).toHaveLength(4);
});

test.each([
  ['hurt myself', 'Get help now'],
  ['suicde', 'Get help now'],
  ['breathing', 'Calm Kit'],
  ['craving', 'HFS Cycle Tool'],
  ['dark mode', 'Appearance'],
  ['cancel', 'Free and Premium'],
  ['passwrod', 'Password and sign-in'],
  ['diary', 'Your journal'],
  ['pin', 'Lock this app'],
  ['delete acount', 'Delete your account'],
])('a search for "%s" offers "%s"', (typed, title) => {
  expect(find(typed).map((place) => place.title)).toContain(title);
});
