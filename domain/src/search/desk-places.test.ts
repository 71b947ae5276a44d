import { expect, it } from 'vitest';
import { DESK_PLACES } from './desk-places.ts';
import { findMatches } from './match.ts';

const find = (words: string) =>
  findMatches(words, DESK_PLACES, (place) => place).map(({ item }) => item.title);

it.each([
  ['refund', 'Refund or cancel a payment'],
  ['export', 'Export'],
  ['csv', 'Export'],
  ['price', 'Prices'],
  ['role', 'Team'],
  ['newsletter', 'Letters'],
  ['failed payment', 'Failed payments'],
])('a search at the desk for “%s” leads to “%s”', (words, title) => {
  expect(find(words)).toContain(title);
});
