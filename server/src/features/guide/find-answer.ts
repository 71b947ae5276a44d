import { findAskingPart } from '@hearthway/domain/guide/asking-part';
import { type BuiltInAnswer, builtInAnswer } from '@hearthway/domain/guide/built-in-answer';
import type { Intent } from '@hearthway/domain/guide/decide';
import type { PageChoice } from '@hearthway/domain/guide/not-known';
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
  isOpening: boolean;
  hasOwnWord: boolean;
}

export interface FoundAnswer extends BuiltInAnswer {
  passages: FoundPassage[];
  previous: string | null;
}

export interface FoundPages {
  isSure: boolean;
  isLikely: boolean;
  choices: PageChoice[];
  answer: FoundAnswer | null;
}

/**
 * If the best page is uncertain or hardly better than the second one, the guide asks which page is
 * meant.
 */
export const MIN_DIRECT_PROBABILITY = 0.4;
export const MIN_LEAD = 0.12;
/**
 * A long personal message has several subjects, so the guide answers from the best page only if
 * that page is far ahead of the second.
 */
const MIN_LEAD_OF_STORY = 0.5;
const SAME_TAGS_PENALTY = 0.6;

const MAX_PAGES = 8;
const MAX_MODEL_PAGES = 6;
const MAX_MODEL_PASSAGES = 3;
const MAX_CHOICES = 3;
const MIN_CHOICES = 2;
const CHOICE_RATIO = 0.2;
const STORY_CHOICE_RATIO = 0.05;
const MIN_LIKELY_PROBABILITY = 0.22;
const SECOND_PAGE_RATIO = 0.35;
const PREVIOUS_QUESTION_WEIGHT = 0.5;
const STORY_WEIGHT = 0.5;
const OPEN_PAGE_FACTOR = 1.6;
const TEXT_MATCH_WEIGHT = 3;
const OTHER_INSTITUTE_FACTOR = 0.4;
const WORKSHOPS = '/shj/workshops/';
/**
 * The skills taught in workshops fit nearly every personal message, but few messages are about a
 * workshop. So the score of workshops is reduced.
 */
const WORKSHOP_FACTOR = 0.6;

export interface HealthQuestion {
  question: string;
  previous: string | null;
  skipped: ReadonlySet<string>;
  page: string | undefined;
  acknowledge: (slug: string) => string | null;
  maxSentences?: number;
  isStory: boolean;
}

const getCandidateSlugs = (intents: readonly Intent[]): string[] =>
  intents
    .filter(({ kind, id }) => kind === 'health' && id !== '-')
    .slice(0, MAX_PAGES)
    .map(({ id }) => id);

export function findPages(
  reader: Reader,
  intents: readonly Intent[],
  asked: HealthQuestion,
): FoundPages | null {
  const readable = readPages(reader, getCandidateSlugs(intents));
  const probabilities = new Map(
    intents.flatMap(({ kind, id, probability }) => (kind === 'health' ? [[id, probability]] : [])),
  );
  const getFactor = createPageFactor(reader.asker, asked);
  const weights = weighStems(asked);
  const weightedStems = [...weights].map(([stem, weight]) => ({ stem, weight }));
  const totalWeight = weightedStems.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const pages = [...Map.groupBy(readable, ({ slug }) => slug).values()]
    .flatMap((passages) => {
      const [first] = passages;
      if (!first) return [];
      // In a long personal message, many words have nothing to do with its subject and occur on
      // many pages. So these words are not compared with the text of the pages.
      const match = asked.isStory
        ? 0
        : Math.max(...passages.map((passage) => sumMatches(passage, weightedStems))) / totalWeight;
      const probability = probabilities.get(first.slug) ?? 0;
      const score = probability * getFactor(first) * (1 + TEXT_MATCH_WEIGHT * match ** 2);
      return [{ first, passages, probability, score }];
    })
    .sort((a, b) => b.score - a.score);
  const [best, second] = pages;
  if (!best) return null;
  const otherSubjects = 1 - pages.reduce((sum, { probability }) => sum + probability, 0);
  const total = pages.reduce((sum, { score }) => sum + score, 0) + Math.max(0, otherSubjects);
  const lead = (best.score - (second?.score ?? 0)) / total;
  const scored = pages.map(({ passages }) => scorePassages(passages, asked, weights));
  const quotedPages = scored
    .filter(
      (_passages, index) =>
        index === 0 ||
        (index === 1 && (second?.score ?? 0) >= SECOND_PAGE_RATIO * best.score) ||
        asked.skipped.size > 0,
    )
    .map((passages) => passages.filter(({ id }) => !asked.skipped.has(id)))
    .filter((passages) => passages.length > 0)
    .slice(0, 2);
  const quotedSlug = quotedPages[0]?.[0]?.slug;
  const answer = builtInAnswer(quotedPages, {
    acknowledgement: quotedSlug === undefined ? null : asked.acknowledge(quotedSlug),
    ...(asked.maxSentences !== undefined && { maxSentences: asked.maxSentences }),
  });
  const minScore = (asked.isStory ? STORY_CHOICE_RATIO : CHOICE_RATIO) * best.score;
  const choices = chooseDiverse(pages).filter(
    ({ score }, index) => index < MIN_CHOICES || score >= minScore,
  );
  const minLead = asked.isStory ? MIN_LEAD_OF_STORY : MIN_LEAD;
  return {
    isSure: best.score / total >= MIN_DIRECT_PROBABILITY && lead >= minLead,
    isLikely: !asked.isStory && best.score / total >= MIN_LIKELY_PROBABILITY,
    choices: choices.map(({ first: { title, path, slug } }) => ({ title, path, slug })),
    answer: answer && {
      ...answer,
      passages: scored.slice(0, MAX_MODEL_PAGES).flatMap(chooseForModel),
      previous: asked.previous,
    },
  };
}

interface ScoredPage {
  first: Passage;
  score: number;
}

/**
 * Three pages on one subject would hardly be a choice, so a page that resembles those already
 * chosen gets a lower score (maximal marginal relevance).
 */
function chooseDiverse<Page extends ScoredPage>(pages: readonly Page[]): Page[] {
  const chosen: Page[] = [];
  const rest = new Set(pages);
  while (chosen.length < MAX_CHOICES && rest.size > 0) {
    const getValue = ({ first, score }: Page) =>
      score *
      (1 - SAME_TAGS_PENALTY * Math.max(0, ...chosen.map((one) => overlap(one.first, first))));
    const best = [...rest].reduce((a, b) => (getValue(b) > getValue(a) ? b : a));
    chosen.push(best);
    rest.delete(best);
  }
  return chosen;
}

function overlap(a: Passage, b: Passage): number {
  const [ofA, ofB] = [new Set(a.tags.split(/\W+/)), new Set(b.tags.split(/\W+/))];
  const common = [...ofA].filter((tag) => ofB.has(tag)).length;
  return common / (ofA.size + ofB.size - common);
}

function scorePassages(
  passages: readonly Passage[],
  { question, isStory }: HealthQuestion,
  weights: ReadonlyMap<string, number>,
): FoundPassage[] {
  const opening = passages[0] && passageStems(passages[0]).all;
  return passages.map((passage, index) => {
    const { getStems } = passageStems(passage);
    return {
      ...passage,
      sentenceScores: scoreSentences(passage, { question, weights, getStems }),
      isOpening: index === 0,
      hasOwnWord:
        !isStory &&
        getStems(passage.heading).some(
          (stem) => (weights.get(stem) ?? 0) >= 1 && !opening?.has(stem),
        ),
    };
  });
}

function chooseForModel(passages: readonly FoundPassage[]): FoundPassage[] {
  const [opening, ...others] = passages;
  if (!opening) return [];
  const closest = others.toSorted((a, b) => getTopScore(b) - getTopScore(a));
  return [opening, ...closest.slice(0, MAX_MODEL_PASSAGES - 1)];
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

function createPageFactor(
  { mayPersonalise, profile }: Asker,
  { page, isStory }: HealthQuestion,
): (passage: Passage) => number {
  const gender = mayPersonalise ? profile.gender : null;
  const other = gender && INSTITUTE_BY_GENDER[gender === 'male' ? 'female' : 'male'];
  return ({ lane, path }) =>
    (path === page ? OPEN_PAGE_FACTOR : 1) *
    (lane === other ? OTHER_INSTITUTE_FACTOR : 1) *
    (isStory && path.startsWith(WORKSHOPS) ? WORKSHOP_FACTOR : 1);
}

function weighStems({ question, previous }: HealthQuestion): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, share: number) => {
    for (const { word, weight } of searchTerms(text)) {
      const stem = toStem(word);
      weights.set(stem, Math.max(weights.get(stem) ?? 0, weight * share));
    }
  };
  const askingPart = findAskingPart(question);
  if (previous) add(previous, PREVIOUS_QUESTION_WEIGHT);
  add(question, askingPart === null ? 1 : STORY_WEIGHT);
  if (askingPart !== null) add(askingPart, 1);
  return weights;
}
