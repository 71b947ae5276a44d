import { findNamedPages } from '@hearthway/domain/guide/named-pages';
import { rankPages } from '@hearthway/domain/guide/rank-pages';
import { classifyInWorker } from './intent/classify-in-worker.ts';

const MAX_PAGES = 4;
const MIN_PROBABILITY = 0.3;
const MIN_SHARE_OF_BEST = 0.15;

export async function suggestPages(words: string): Promise<string[]> {
  const { intents } = await classifyInWorker(words);
  const pages = rankPages(words, intents).filter(({ kind, id }) => kind === 'health' && id !== '-');
  const best = pages[0]?.probability ?? 0;
  const isClear = best >= MIN_PROBABILITY || findNamedPages(words).length > 0;
  if (!isClear) return [];
  return pages
    .filter(({ probability }) => probability >= MIN_SHARE_OF_BEST * best)
    .slice(0, MAX_PAGES)
    .map(({ id }) => id);
}
