import { searchTerms } from '@hearthway/domain/guide/search-terms';
import { expect, test } from 'vitest';
import { createSearchIndex } from './search-index.ts';

const passage = (id: string, body: string) => ({
  id,
  slug: id,
  fields: { title: id, tags: '', heading: '', askedAs: '', body },
});

test('earlier searches do not change the results of a search', () => {
  const passages = [
    passage('falcons', 'A falcon returns to a quiet glove at dawn.'),
    passage('bells', 'The tenor bell comes last, at dawn as well.'),
    passage('gloves', 'A glove keeps warm.'),
  ];
  const questions = ['falcon glove', 'tenor bell at dawn', 'glove', 'zeppelin'];
  const find = (index: ReturnType<typeof createSearchIndex>, question: string) =>
    index(searchTerms(question), new Set());
  const used = createSearchIndex(passages);
  for (const question of [...questions, ...questions.toReversed()]) {
    expect(find(used, question)).toEqual(find(createSearchIndex(passages), question));
  }
  expect(find(used, 'falcon glove').passages.map(({ id }) => id)).toEqual(['falcons', 'gloves']);
});
