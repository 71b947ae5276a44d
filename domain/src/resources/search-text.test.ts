import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, LIBRARY_EXCERPT } from './excerpt.ts';
import { normalizeForSearch } from './search.ts';
import { searchFields } from './search-text.ts';

test.each([
  ['', true],
  ['   ', true],
  ['CALMER', true],
  [' dim the ', true],
  ['sleep', true],
  ['RES', true],
  ['cafe\u0301', true],
  ['evening sleep', false],
  ['workshop', false],
])('the search for "$0" finds the sample resource: $1', (query, found) => {
  const { searchText } = searchFields({
    title: 'A calmer evening',
    body: 'Dim the lights. Café closed.',
    tags: ['Sleep', 'rest'],
  });
  expect(searchText.includes(normalizeForSearch(query.trim()))).toBe(found);
});

test('a search without line breaks finds exactly the resources whose title, excerpt or tags contain the words', () => {
  const line = fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map((text) => text.trim());
  fc.assert(
    fc.property(line, line, fc.array(line, { maxLength: 3 }), line, (title, body, tags, query) => {
      const { searchText } = searchFields({ title, body, tags });
      const parts = [title, excerpt(body, LIBRARY_EXCERPT), ...tags];
      const isInAPart = parts.some((text) =>
        normalizeForSearch(text).includes(normalizeForSearch(query)),
      );
      expect(searchText.includes(normalizeForSearch(query))).toBe(isInAPart);
    }),
  );
});

test('a search finds accented letters in either Unicode form and in any letter case', () => {
  const { searchText } = searchFields({ title: 'CAFE\u0301', body: '', tags: [] });
  expect(searchText).toContain(normalizeForSearch('caf\u00e9'));
});
