import { z } from 'zod';
import { LANES } from '../vocabulary.ts';

/** The browser downloads the whole index, so that search tolerates typos and works offline. */
export const searchIndexResponse = z.object({
  articles: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      lane: z.enum(LANES),
      tags: z.array(z.string()),
      minutes: z.int(),
      excerpt: z.string(),
      coverUrl: z.string().nullable(),
    }),
  ),
  workshops: z.array(z.object({ slug: z.string(), title: z.string() })),
  help: z.array(
    z.object({ id: z.string(), title: z.string(), page: z.string(), text: z.string() }),
  ),
});
export type SearchIndexResponse = z.infer<typeof searchIndexResponse>;

export type IndexedArticle = SearchIndexResponse['articles'][number];
