import { chooseSources, hasPossibleSource } from '@hearthway/domain/guide/choose-sources';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import type { ClassifiedQuestion } from './classified-question.ts';
import type { Corpus } from './corpus.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

const MAX_PAGES = 24;

type SearchedQuestion = Pick<ClassifiedQuestion, 'question' | 'classification'>;

const searchFor = ({ index }: Corpus, { classification }: SearchedQuestion, text: string) =>
  index(searchTerms(text), classification.trainedPages);

export function searchNewPages(
  reader: Reader,
  asked: SearchedQuestion,
  text = asked.question,
): string | null {
  const found = searchFor(reader.corpus, asked, text);
  const slugs = [...new Set(found.passages.map(({ slug }) => slug))].slice(0, MAX_PAGES);
  const readable = new Set(readPages(reader, slugs).map(({ id }) => id));
  const open = found.passages.filter(({ id }) => readable.has(id));
  const [best] = chooseSources(open, found.rarity);
  return best?.slug ?? null;
}

export const searchUnknownWords = (reader: Reader, asked: SearchedQuestion) =>
  asked.classification.unknownWords.length > 0
    ? searchNewPages(reader, asked, joinUnknownWords(asked))
    : null;

export const mayBeOnNewPages = (corpus: Corpus, asked: SearchedQuestion) =>
  [asked.question, joinUnknownWords(asked)].some((text) => {
    const { passages, rarity } = searchFor(corpus, asked, text);
    return hasPossibleSource(passages, rarity);
  });

const joinUnknownWords = ({ classification }: SearchedQuestion) =>
  classification.unknownWords.join(' ');
