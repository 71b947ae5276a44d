import { chooseSources } from '@hearthway/domain/guide/choose-sources';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { candidatesOf } from './new-pages.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

/** An answer from a new page. */
export async function searchNewPages(
  reader: Reader,
  question: string,
  /** What of the question is looked for. */
  words = question,
): Promise<FoundAnswer | null> {
  const found = reader.newPages(words);
  const readable = new Set((await readPages(reader, candidatesOf(found))).map(({ id }) => id));
  const open = found.passages.filter(({ id }) => readable.has(id));
  const [best] = chooseSources(open, found.rarity);
  if (!best) return null;
  const meaning = { kind: 'health', id: best.slug, likelihood: 1 } as const;
  return findAnswer(reader, [meaning], {
    question,
    previous: null,
    skipped: new Set(),
    page: undefined,
  });
}
