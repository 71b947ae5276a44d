import { searchTerms } from '@hearthway/domain/guide/search-terms';
import { encode } from '../../encoder/encode.ts';
import type { Passage } from './corpus.ts';
import { type FoundAnswer, findPages, type HealthQuestion } from './find-answer.ts';
import { toStem } from './intent/words.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

export interface Continuation {
  answer: string;
  quoted: string[];
  found: FoundAnswer | null;
}

export interface Remark {
  subject: string;
  slug: string;
  query: HealthQuestion;
  other?: { title: string; path: string } | undefined;
  isTried: boolean;
  isSettled: boolean;
  support: string;
}

/**
 * The exercises at the end of a page relate to everything on the page, so they never count as the
 * section that fits best.
 */
export const EXERCISES = /^to try this week$/i;

export const similarity = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

const toStems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.map(toStem),
  );

const EMPTY_WORDS = new Set(
  'tried helped didnt doesnt dont wont isnt havent says saying told telling though rather back first last already anyway always honest honestly sure thing answer start literally roughly else point'
    .split(' ')
    .map(toStem),
);

const NEGATED = /\b(?:no|not|without|never|instead of|sick of|hate) (?:the |a |any )?[\w’']+/gi;

export const ownStems = (question: string) =>
  searchTerms(question.replace(NEGATED, ' '))
    .filter(({ weight, word }) => weight === 1 && /\D/.test(word))
    .map(({ word }) => toStem(word))
    .filter((stem) => !EMPTY_WORDS.has(stem));

export const countShared = (question: string, text: string) => {
  const stems = toStems(text);
  return ownStems(question).filter((stem) => stems.has(stem)).length;
};

function fits(question: string, text: string): boolean {
  const own = ownStems(question).length;
  const shared = countShared(question, text);
  const close = similarity(encode(question), encode(text));
  if (close >= 0.47) return own > 0;
  return (shared >= 1 && close >= 0.35) || (shared >= 2 && shared / own >= 0.5 && close >= 0.25);
}

const readQuote = ({ answer }: FoundAnswer) =>
  answer
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => line.slice(2))
    .join(' ');

export const fitsQuote = (question: string, found: FoundAnswer): boolean =>
  fits(question, readQuote(found));

const vectors = new WeakMap<Passage, { heading: Float32Array; text: Float32Array }>();

function encodeSection(section: Passage) {
  const cached = vectors.get(section);
  if (cached) return cached;
  const encoded = {
    heading: encode(section.heading),
    text: encode(`${section.heading}. ${section.sentences.slice(0, 3).join(' ')}`),
  };
  vectors.set(section, encoded);
  return encoded;
}

/**
 * Sections about special cases, such as a miscarriage, would hurt or puzzle most members. So they
 * are quoted only to members who mentioned the case.
 */
const SPECIAL_CASES =
  /\b(pets?|miscarriage|baby|babies|toddlers?|divorce|brothers?|sisters?|weddings?|part(y|ies)|pregnan\w+|gym|nail|hair|skin|road|betting|porn|games|fifty|sixty|single|children leave|counselling|confess)\b/i;

function isForOthers(heading: string, told: string): boolean {
  return SPECIAL_CASES.test(heading) && countShared(heading, told) === 0;
}

export function rankSections(
  reader: Reader,
  { subject, slug, query: { question, skipped } }: Remark,
) {
  const [, ...sections] = readPages(reader, [slug]);
  const isEmpty = ownStems(question).length === 0;
  const remark = encode(isEmpty ? subject : question);
  const whole = encode(isEmpty ? subject : `${subject} ${question}`);
  const told = [...reader.asker.thread.questions, question].join(' ');
  return sections
    .filter(({ id, heading }) => heading !== '' && !skipped.has(id) && !EXERCISES.test(heading))
    .filter(({ heading }) => !isForOthers(heading, told))
    .map((section) => {
      const { heading, text } = encodeSection(section);
      const toSubject = similarity(whole, text);
      const shared = countShared(question, `${section.heading} ${section.sentences.join(' ')}`);
      const score =
        0.5 * similarity(remark, heading) +
        similarity(remark, text) +
        0.5 * toSubject +
        0.25 * Math.min(shared, 2);
      return { section, score, toSubject, isEmpty };
    })
    .sort((a, b) => b.score - a.score);
}

export function quoteSection(reader: Reader, section: Passage, query: HealthQuestion) {
  const others = readPages(reader, [section.slug]).filter(({ id }) => id !== section.id);
  const page = { kind: 'health', id: section.slug, probability: 1 } as const;
  const skipped = new Set(others.map(({ id }) => id));
  return findPages(reader, [page], { ...query, previous: null, skipped })?.answer ?? null;
}

export const toContinuation = (found: FoundAnswer): Continuation => ({
  answer: found.answer,
  quoted: found.quoted,
  found,
});

export const isAboutSubject = ({ heading, title }: Passage, { subject }: Remark): boolean => {
  const inTitle = toStems(title);
  const inHeading = toStems(heading);
  return ownStems(subject).some((stem) => inHeading.has(stem) && !inTitle.has(stem));
};

const MIN_HEADING_SHARE = 0.5;

/** Words of the page's title occur in most of its headings, so they do not count. */
export function namesHeading(question: string, { heading, title }: Passage): boolean {
  const own = ownStems(question).filter((stem) => !toStems(title).has(stem));
  const shared = own.filter((stem) => toStems(heading).has(stem)).length;
  return shared > 0 && shared / own.length >= MIN_HEADING_SHARE;
}
