import { type BuiltInAnswer, builtInAnswer } from '@hearthway/domain/guide/built-in-answer';
import type { Meaning } from '@hearthway/domain/guide/decide';
import { closestPages } from '@hearthway/domain/guide/not-known';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import { sentenceScores } from '@hearthway/domain/guide/sentence-scores';
import { INSTITUTE_OF } from '@hearthway/domain/vocabulary';
import type { Passage } from './corpus.ts';
import { passageStems } from './passage-stems.ts';
import type { Asker } from './read-asker.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';
import { stemOf } from './understand/words.ts';

export interface FoundPassage extends Passage {
  /** How well each sentence answers, in order. */
  sentenceScores: number[];
}

export interface FoundAnswer extends BuiltInAnswer {
  /** What it was made from, for a model that may say it better. Empty where only pages are named. */
  passages: FoundPassage[];
  /** The question that this one goes on from. */
  previous: string | null;
}

/** Pages that are looked at; passages of them that a model is given. */
const CANDIDATES = 8;
const FOR_A_MODEL = 4;
/** Below this the guide is not sure of its page, and names the three closest. */
const SURE_FROM = 0.12;
/** A second page is named when it is nearly as likely. */
const NEARLY = 0.35;
const SAID_BEFORE = 0.5;
const ON_THIS_PAGE = 1.6;
/** What a page's own words add to what was learned. */
const SAID_THERE = 3;
const OTHER_INSTITUTE = 0.4;

export interface HealthQuestion {
  question: string;
  previous: string | null;
  /** Passages that "tell me more" goes on after. */
  skipped: ReadonlySet<string>;
  /** The page of the app that the member is on. */
  page: string | undefined;
}

/** The pages that are looked at for an answer, by slug. */
const likelyPages = (meanings: readonly Meaning[]): string[] =>
  meanings
    .filter(({ kind, id }) => kind === 'health' && id !== '-')
    .slice(0, CANDIDATES)
    .map(({ id }) => id);

/** The likeliest pages that this member may read, for a question that none of ours answers. */
export function findClosest(reader: Reader, meanings: readonly Meaning[]) {
  const slugs = likelyPages(meanings);
  const pages = new Map(readPages(reader, slugs).map((passage) => [passage.slug, passage]));
  return slugs.flatMap((slug) => pages.get(slug) ?? []).slice(0, 3);
}

/** The built-in answer from the likeliest pages that this member may read; null when there is none. */
export function findAnswer(
  reader: Reader,
  meanings: readonly Meaning[],
  asked: HealthQuestion,
): FoundAnswer | null {
  const read = readPages(reader, likelyPages(meanings));
  const known = new Map(
    meanings.flatMap(({ kind, id, likelihood }) => (kind === 'health' ? [[id, likelihood]] : [])),
  );
  const weigh = weighing(reader.asker, asked.page);
  const weights = weightsOf(asked);
  const weighed = [...weights].map(([stem, weight]) => ({ stem, weight }));
  const asking = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const pages = [...Map.groupBy(read, ({ slug }) => slug).values()]
    .flatMap((passages) => {
      const [first] = passages;
      if (!first) return [];
      const said = Math.max(...passages.map((passage) => met(passage, weighed))) / asking;
      const weight = (known.get(first.slug) ?? 0) * weigh(first) * (1 + SAID_THERE * said ** 2);
      return [{ passages, weight }];
    })
    .sort((a, b) => b.weight - a.weight);
  const [best] = pages;
  if (!best) return null;
  if (best.weight < SURE_FROM && asked.previous === null) {
    const named = pages.slice(0, 3).flatMap(({ passages }) => passages[0] ?? []);
    return { answer: closestPages(named), quoted: [], passages: [], previous: null };
  }
  const nearly = pages.filter(
    ({ weight }, index) => index === 0 || (index === 1 && weight >= NEARLY * best.weight),
  );
  const scored = nearly.map(({ passages }) =>
    passages
      .filter(({ id }) => !asked.skipped.has(id))
      .map((passage) => ({
        ...passage,
        sentenceScores: sentenceScores(passage, {
          question: asked.question,
          weights,
          stemsOf: passageStems(passage).of,
        }),
      })),
  );
  const answer = builtInAnswer(scored.filter((passages) => passages.length > 0));
  const forModel = scored.flatMap((passages) =>
    passages.toSorted((a, b) => most(b) - most(a)).slice(0, FOR_A_MODEL),
  );
  return answer && { ...answer, passages: forModel, previous: asked.previous };
}

interface Weighed {
  stem: string;
  weight: number;
}

/** How much a passage speaks of what was asked. */
function met(passage: Passage, weights: readonly Weighed[]): number {
  const stems = passageStems(passage).all;
  let sum = 0;
  for (let at = 0; at < weights.length; at++) {
    const { stem, weight } = weights[at] as Weighed;
    if (stems.has(stem)) sum += weight;
  }
  return sum;
}

const most = (passage: FoundPassage) => Math.max(0, ...passage.sentenceScores);

/** The page one is on is meant more often; the other institute's pages less, where the gender was told. */
function weighing(
  { mayPersonalise, profile }: Asker,
  page: string | undefined,
): (passage: Passage) => number {
  const gender = mayPersonalise ? profile.gender : null;
  const other = gender && INSTITUTE_OF[gender === 'male' ? 'female' : 'male'];
  return ({ lane, path }) =>
    (path === page ? ON_THIS_PAGE : 1) * (lane === other ? OTHER_INSTITUTE : 1);
}

/** The words of the question and what they mean on our pages; those of the question before count less. */
function weightsOf({ question, previous }: HealthQuestion): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, share: number) => {
    for (const { word, weight } of searchTerms(text)) {
      const stem = stemOf(word);
      weights.set(stem, Math.max(weights.get(stem) ?? 0, weight * share));
    }
  };
  if (previous) add(previous, SAID_BEFORE);
  add(question, 1);
  return weights;
}
