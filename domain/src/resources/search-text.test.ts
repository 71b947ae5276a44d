import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, LIBRARY_EXCERPT } from './excerpt.ts';
import { folded } from './search.ts';
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
])('"%s" is found: %s', (query, found) => {
  const { searchText } = searchFields({
    title: 'A calmer evening',
    body: 'Dim the lights. Café closed.',
    tags: ['Sleep', 'rest'],
  });
  expect(searchText.includes(folded(query.trim()))).toBe(found);
});

test('a one-line query matches the stored text exactly when it matches title, opening or a tag', () => {
  const line = fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map((text) => text.trim());
  fc.assert(
    fc.property(line, line, fc.array(line, { maxLength: 3 }), line, (title, body, tags, query) => {
      const { searchText } = searchFields({ title, body, tags });
      const parts = [title, excerpt(body, LIBRARY_EXCERPT), ...tags];
      const isInAPart = parts.some((text) => folded(text).includes(folded(query)));
      expect(searchText.includes(folded(query))).toBe(isInAPart);
    }),
  );
});

test('letters with marks are found in either spelling and case', () => {
  const { searchText } = searchFields({ title: 'CAFE\u0301', body: '', tags: [] });
  expect(searchText).toContain(folded('caf\u00e9'));
});
