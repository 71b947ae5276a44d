import { suggestionFor } from '@hearthway/domain/weekly-pulse/review-words';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { expect, test } from 'vitest';
import { readResources } from '../../db/seed/content-files.ts';

test('every suggestion after a pulse names an article that exists', async () => {
  const articles = (await readResources()).map(
    ({ front: { slug, title } }) => `/resources/${slug} Read “${title}”`,
  );
  const suggested = ALL_SPOKES.map(({ spoke }) => suggestionFor({ spoke, reason: 'low' }));
  expect(
    suggested.map(({ to, link }) => `${to} ${link}`).filter((one) => !articles.includes(one)),
  ).toEqual([]);
});
