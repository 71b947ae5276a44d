import { type BuiltInAnswer, builtInAnswer } from '@hearthway/domain/guide/built-in-answer';
import type { Intent } from '@hearthway/domain/guide/decide';
import { closestPagesAnswer } from '@hearthway/domain/guide/not-known';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import { scoreSentences } from '@hearthway/domain/guide/sentence-scores';
import { INSTITUTE_BY_GENDER } from '@hearthway/domain/vocabulary';
import type { Passage } from './corpus.ts';
import { toStem } from './intent/words.ts';
import { passageStems } from './passage-stems.ts';
import type { Asker } from './read-asker.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

export interface FoundPassage extends Passage {
  sentenceScores: number[];
}

export interface FoundAnswer extends BuiltInAnswer {
  /** Source material for the language model. Empty if the answer only names pages. */
  passages: FoundPassage[];
  previous: string | null;
}

/** Candidate pages, and the passages per page that a language model gets. */
const MAX_PAGES = 8;
const MAX_MODEL_PASSAGES = 4;
/** Below this score the guide is unsure and only names the three closest pages. */
const MIN_PAGE_SCORE = 0.12;
/** A second page is quoted if it reaches this share of the best score. */
const SECOND_PAGE_RATIO = 0.35;
const PREVIOUS_QUESTION_WEIGHT = 0.5;
const OPEN_PAGE_FACTOR = 1.6;
/** Bonus for pages whose own text contains the words of the question. */
const TEXT_MATCH_WEIGHT = 3;
const OTHER_INSTITUTE_FACTOR = 0.4;

export interface HealthQuestion {
  question: string;
  previous: string | null;
  /** Passages already quoted, which "tell me more" must not repeat. */
  skipped: ReadonlySet<string>;
  page: string | undefined;
}

const getCandidateSlugs = (intents: readonly Intent[]): string[] =>
  intents
    .filter(({ kind, id }) => kind === 'health' && id !== '-')
    .slice(0, MAX_PAGES)
    .map(({ id }) => id);

/** Closest pages that this member may read, for a question that no page answers. */
export function findClosestPages(reader: Reader, intents: readonly Intent[]) {
  const slugs = getCandidateSlugs(intents);
  const pages = new Map(readPages(reader, slugs).map((passage) => [passage.slug, passage]));
  return slugs.flatMap((slug) => pages.get(slug) ?? []).slice(0, 3);
}

/** Built-in answer from the most probable pages that this member may read; null if there is none. */
export function findAnswer(
  reader: Reader,
  intents: readonly Intent[],
  asked: HealthQuestion,
): FoundAnswer | null {
  const readable = readPages(reader, getCandidateSlugs(intents));
  const probabilities = new Map(
    intents.flatMap(({ kind, id, probability }) => (kind === 'health' ? [[id, probability]] : [])),
  );
  const getFactor = createPageFactor(reader.asker, asked.page);
  const weights = weighStems(asked);
  const weightedStems = [...weights].map(([stem, weight]) => ({ stem, weight }));
  const totalWeight = weightedStems.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const pages = [...Map.groupBy(readable, ({ slug }) => slug).values()]
    .flatMap((passages) => {
      const [first] = passages;
      if (!first) return [];
      const match =
        Math.max(...passages.map((passage) => sumMatches(passage, weightedStems))) / totalWeight;
      const score =
        (probabilities.get(first.slug) ?? 0) *
        getFactor(first) *
        (1 + TEXT_MATCH_WEIGHT * match ** 2);
      return [{ passages, score }];
    })
    .sort((a, b) => b.score - a.score);
  const [best] = pages;
  if (!best) return null;
  if (best.score < MIN_PAGE_SCORE && asked.previous === null) {
    const closest = pages.slice(0, 3).flatMap(({ passages }) => passages[0] ?? []);
    return { answer: closestPagesAnswer(closest), quoted: [], passages: [], previous: null };
  }
  const quotedPages = pages.filter(
    ({ score }, index) => index === 0 || (index === 1 && score >= SECOND_PAGE_RATIO * best.score),
  );
  const scored = quotedPages.map(({ passages }) =>
    passages
      .filter(({ id }) => !asked.skipped.has(id))
      .map((passage) => ({
        ...passage,
        sentenceScores: scoreSentences(passage, {
          question: asked.question,
          weights,
          getStems: passageStems(passage).getStems,
        }),
      })),
  );
  const answer = builtInAnswer(scored.filter((passages) => passages.length > 0));
  const forModel = scored.flatMap((passages) =>
    passages.toSorted((a, b) => getTopScore(b) - getTopScore(a)).slice(0, MAX_MODEL_PASSAGES),
  );
  return answer && { ...answer, passages: forModel, previous: asked.previous };
}

interface WeightedStem {
  stem: string;
  weight: number;
}

function sumMatches(passage: Passage, weightedStems: readonly WeightedStem[]): number {
  const stems = passageStems(passage).all;
  let sum = 0;
  for (let at = 0; at < weightedStems.length; at++) {
    const { stem, weight } = weightedStems[at] as WeightedStem;
    if (stems.has(stem)) sum += weight;
  }
  return sum;
}

const getTopScore = (passage: FoundPassage) => Math.max(0, ...passage.sentenceScores);

/** Prefers the page that the member has open, and pages of the institute for their gender. */
function createPageFactor(
  { mayPersonalise, profile }: Asker,
  page: string | undefined,
): (passage: Passage) => number {
  const gender = mayPersonalise ? profile.gender : null;
  const other = gender && INSTITUTE_BY_GENDER[gender === 'male' ? 'female' : 'male'];
  return ({ lane, path }) =>
    (path === page ? OPEN_PAGE_FACTOR : 1) * (lane === other ? OTHER_INSTITUTE_FACTOR : 1);
}

/** Stems of the question and its synonyms; those of the previous question weigh less. */
function weighStems({ question, previous }: HealthQuestion): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, share: number) => {
    for (const { word, weight } of searchTerms(text)) {
      const stem = toStem(word);
      weights.set(stem, Math.max(weights.get(stem) ?? 0, weight * share));
    }
  };
  if (previous) add(previous, PREVIOUS_QUESTION_WEIGHT);
  add(question, 1);
  return weights;
}
