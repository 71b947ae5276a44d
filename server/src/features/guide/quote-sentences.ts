import { LIST_MARK } from '@hearthway/domain/guide/passages';
import { standsAlone } from '@hearthway/domain/guide/quote';
import {
  findTurn,
  findWanted,
  isQuestion,
  tellsAbout,
  type Wanted,
} from '@hearthway/domain/guide/remarks';
import { encode } from '../../encoder/encode.ts';
import type { Passage } from './corpus.ts';
import {
  type Continuation,
  countShared,
  EXERCISES,
  ownStems,
  type Remark,
  similarity,
} from './rank-sections.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

const MAX_STEPS = 2;
const MAX_SPOKEN = 3;
const MIN_SENTENCE_SIMILARITY = 0.5;
const NEAR_GAIN = 0.2;

function quoteSentences(opening: string | null, section: Passage, texts: readonly string[]) {
  const where = section.heading ? `, “${section.heading}”` : '';
  const answer = [
    ...(opening ? [opening] : []),
    texts.map((text) => `> ${text}`).join('\n'),
    `From [${section.title.replace(/[[\]]/g, '')}](${section.path})${where}.`,
  ].join('\n\n');
  return { answer, quoted: [section.id], found: null };
}

interface Piece {
  text: string;
  vector: Float32Array;
}

/** Items of a list such as "an hour before bed" and openings such as "Ways that work:" say nothing alone. */
const isWhole = (text: string) => /^[^\p{L}]*\p{Lu}.*[.!?]["”)*]*$/su.test(text.trim());

const pieces = new WeakMap<Passage, Piece[]>();

function splitPieces(section: Passage): Piece[] {
  const cached = pieces.get(section);
  if (cached) return cached;
  const split = section.sentences
    .flatMap((sentence) => sentence.split(`\n${LIST_MARK}`))
    .filter((text) => standsAlone(text) && isWhole(text))
    .map((text) => ({ text, vector: encode(text) }));
  pieces.set(section, split);
  return split;
}

/**
 * Quotes a sentence with a number or a duration. "How long?" is about the last quotation and "how
 * long does it last?" about the whole subject, so sentences from the quoted passage or from the
 * page's introduction get a higher score.
 */
function quoteNumber(reader: Reader, { subject, slug, query }: Remark, wanted: Wanted) {
  const whole = encode(`${subject} ${query.question}`);
  const { answers } = reader.asker.thread;
  const last = answers[0]?.content ?? '';
  const quoted = new Set(answers.find(isQuotation)?.passages);
  const [best] = readPages(reader, [slug])
    .filter(({ heading }) => !EXERCISES.test(heading))
    .flatMap((section) =>
      splitPieces(section)
        .filter(({ text }) => tellsAbout(wanted, text) && !last.includes(`> ${text}\n`))
        .map(({ text, vector }) => {
          const isNear = quoted.has(section.id) || (wanted === 'course' && section.heading === '');
          return { section, text, score: similarity(whole, vector) + (isNear ? NEAR_GAIN : 0) };
        }),
    )
    .sort((a, b) => b.score - a.score);
  return best && best.score >= MIN_SENTENCE_SIMILARITY
    ? quoteSentences('The page says this about it.', best.section, [best.text])
    : null;
}

const isQuotation = ({ passages }: { passages: readonly string[] }) => passages.length > 0;

const MIN_ANSWER_SIMILARITY = 0.35;
const MIN_SHARE = 0.5;
const MIN_CLOSE_SIMILARITY = 0.55;

function quoteAnswer(reader: Reader, { slug, query: { question } }: Remark) {
  const asked = encode(question);
  const own = ownStems(question).length || 1;
  const last = reader.asker.thread.answers[0]?.content ?? '';
  const [best] = readPages(reader, [slug])
    .flatMap((section) =>
      splitPieces(section).map(({ text, vector }) => ({
        section,
        text,
        score: similarity(asked, vector),
      })),
    )
    .filter(
      ({ text, score }) =>
        !last.includes(text) &&
        (score >= MIN_CLOSE_SIMILARITY ||
          (score >= MIN_ANSWER_SIMILARITY && countShared(question, text) / own >= MIN_SHARE)),
    )
    .sort((a, b) => b.score - a.score);
  return best ? quoteSentences('The page says this about it.', best.section, [best.text]) : null;
}

const WORDS_HEADING = /^(?!.*\bafterwards\b).*\b(words|say|saying|tell|telling|openings?)\b/i;
const WORDS_HEADING_GAIN = 0.15;
const MIN_WORDS_SCORE = 0.4;

function quoteWords(reader: Reader, { subject, slug, query }: Remark) {
  const whole = encode(`${subject} ${query.question}`);
  const spoken = readPages(reader, [slug]).flatMap((section) =>
    splitPieces(section)
      .filter(({ text }) => tellsAbout('words', text))
      .map(({ text, vector }) => ({
        section,
        text,
        score:
          similarity(whole, vector) +
          (WORDS_HEADING.test(section.heading) ? WORDS_HEADING_GAIN : 0),
      })),
  );
  const [best] = spoken.toSorted((a, b) => b.score - a.score);
  if (!best || best.score < MIN_WORDS_SCORE) return null;
  const texts = spoken.filter(({ section }) => section === best.section).map(({ text }) => text);
  return quoteSentences('Words that may help:', best.section, texts.slice(0, MAX_SPOKEN));
}

function quoteFirstSteps(reader: Reader, { slug }: Remark) {
  const exercises = readPages(reader, [slug]).find(({ heading }) => EXERCISES.test(heading));
  const steps = exercises?.sentences
    .flatMap((sentence) => `\n${sentence}`.split(`\n${LIST_MARK}`).slice(1))
    .slice(0, MAX_STEPS);
  return exercises && steps?.length
    ? quoteSentences('Start small. The page suggests this for the first week.', exercises, steps)
    : null;
}

export function quoteWanted(reader: Reader, remark: Remark): Continuation | null {
  const { question } = remark.query;
  const wanted = findWanted(question);
  if (wanted === 'words') return quoteWords(reader, remark);
  if (wanted === 'first step') return quoteFirstSteps(reader, remark);
  if (wanted) return quoteNumber(reader, remark, wanted);
  const mayAnswer = isQuestion(question) && remark.isSettled && !findTurn(question);
  return mayAnswer ? quoteAnswer(reader, remark) : null;
}
