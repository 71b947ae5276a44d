import { isMoreSections, moreSectionsAnswer } from '@hearthway/domain/guide/more-sections';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import { encode } from '../../encoder/encode.ts';
import type { Passage } from './corpus.ts';
import { type FoundAnswer, findPages, type HealthQuestion } from './find-answer.ts';
import { toStem } from './intent/words.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

/** A quotation fits a remark if it takes up this share of the remark's own words. */
const MIN_SHARE = 0.5;

const toStems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.map(toStem),
  );

const ownStems = (question: string) =>
  searchTerms(question)
    .filter(({ weight }) => weight === 1)
    .map(({ word }) => toStem(word));

const readQuote = ({ answer }: FoundAnswer) => ({
  text: answer
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .join(' '),
  heading: /, “([^”]+)”\./.exec(answer)?.[1] ?? '',
});

/** Whether a quotation contains at least one word of a message. */
export function sharesWord(question: string, found: FoundAnswer): boolean {
  const { text, heading } = readQuote(found);
  const stems = toStems(`${text} ${heading}`);
  return ownStems(question).some((stem) => stems.has(stem));
}

/** Whether a quotation is about what a message says, not just about one stray word of it. */
export function takesUp(question: string, found: FoundAnswer): boolean {
  const { text, heading } = readQuote(found);
  const own = ownStems(question);
  const [inHeading, inText] = [toStems(heading), toStems(text)];
  if (own.some((stem) => inHeading.has(stem))) return true;
  return own.length > 0 && own.filter((stem) => inText.has(stem)).length / own.length >= MIN_SHARE;
}

/**
 * How close in meaning a heading must be to a remark for its section to be quoted. Otherwise the
 * sections are only named.
 */
const MIN_SIMILARITY = 0.5;
/** Exercises at the end of a page are about everything on it, so their section is left out. */
const EXERCISES = /^to try this week$/i;

const similarity = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

function rankSections(reader: Reader, slug: string, { question, skipped }: HealthQuestion) {
  const [, ...sections] = readPages(reader, [slug]);
  // A bare number has a meaning for the encoder, but none that says which section fits.
  const meaning = ownStems(question).some((stem) => /\D/.test(stem)) ? encode(question) : null;
  return sections
    .filter(({ id, heading }) => heading !== '' && !skipped.has(id) && !EXERCISES.test(heading))
    .map((section) => ({
      section,
      score: meaning ? similarity(meaning, encode(section.heading)) : 0,
    }))
    .sort((a, b) => b.score - a.score);
}

function quoteSection(reader: Reader, section: Passage, query: HealthQuestion) {
  const others = readPages(reader, [section.slug]).filter(({ id }) => id !== section.id);
  const page = { kind: 'health', id: section.slug, probability: 1 } as const;
  const skipped = new Set(others.map(({ id }) => id));
  return findPages(reader, [page], { ...query, previous: null, skipped })?.answer ?? null;
}

/** Quotes the section whose heading is closest in meaning, or names the sections that are left. */
export function continuePage(
  reader: Reader,
  slug: string,
  query: HealthQuestion,
): { answer: FoundAnswer } | { sections: string } | null {
  const ranked = rankSections(reader, slug, query);
  const [best] = ranked;
  if (!best) return null;
  const isNamed = reader.asker.thread.answers.some(({ content }) => isMoreSections(content));
  if (best.score >= MIN_SIMILARITY || isNamed || ranked.length === 1) {
    const answer = quoteSection(reader, best.section, query);
    return answer && { answer };
  }
  const headings = ranked.map(({ section }) => section.heading);
  return { sections: moreSectionsAnswer(best.section, headings) };
}
