import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, LIBRARY_EXCERPT } from './excerpt.ts';
import { folded, matchesSearch } from './search.ts';
import { searchFields } from './search-text.ts';

test('a query of one line stands in the stored text exactly when it matches by the rule', () => {
  const line = fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map((text) => text.trim());
  fc.assert(
    fc.property(line, line, fc.array(line, { maxLength: 3 }), line, (title, body, tags, query) => {
      const { searchText } = searchFields({ title, body, tags });
      const byRule = matchesSearch({ title, excerpt: excerpt(body, LIBRARY_EXCERPT), tags }, query);
      expect(searchText.includes(folded(query))).toBe(byRule);
    }),
  );
});

test('letters with marks are found in either spelling and case', () => {
  const { searchText } = searchFields({ title: 'CAFE\u0301', body: '', tags: [] });
  expect(searchText).toContain(folded('caf\u00e9'));
});
