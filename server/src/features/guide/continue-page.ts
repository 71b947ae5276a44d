import { chooseAcknowledgement, findOpenings } from '@hearthway/domain/guide/not-known';
import {
  findOfferedSections,
  findTurn,
  findWanted,
  HEARD,
  isQuestion,
  isStaying,
  isYes,
  NO_ANSWER,
  NO_NUMBER,
  START_SMALL,
  stayAnswer,
  type Wanted,
  WORDS_TO_SAY,
} from '@hearthway/domain/guide/remarks';
import { quoteWanted } from './quote-sentences.ts';
import {
  type Continuation,
  fitsQuote,
  isAboutSubject,
  namesHeading,
  quoteSection,
  type Remark,
  rankSections,
  toContinuation,
} from './rank-sections.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

const ABOUT_SOMEBODY = /couple|relationship|communication|conflict|famil|parent|friend|dating/;
const HARD_CONVERSATION = 'how-to-start-a-hard-conversation';
const MAX_SECTIONS = 2;

const TRIED_IN_VAIN = [
  "That's frustrating, when you've tried and it didn't help.",
  "Thanks for telling me. Then that one isn't for you.",
] as const;

const WITHOUT_QUOTE: Readonly<Record<Wanted, string>> = {
  words: WORDS_TO_SAY,
  'first step': START_SMALL,
  course: NO_NUMBER,
  duration: NO_NUMBER,
  frequency: NO_NUMBER,
};

const MIN_SECTION_SCORE = 0.4;
const MIN_TRIED_SIMILARITY = 0.5;
const MIN_NEXT_SIMILARITY = 0.3;

const openPage = (reader: Reader, slug: string | undefined) =>
  slug === undefined ? undefined : readPages(reader, [slug])[0];

export function continuePage(reader: Reader, remark: Remark): Continuation | null {
  const { slug, query, isTried } = remark;
  const { question } = query;
  const page = openPage(reader, slug);
  if (!page) return null;
  const ranked = rankSections(reader, remark);
  const last = reader.asker.thread.answers[0]?.content ?? '';
  const offered = findOfferedSections(last);
  const chosen = isYes(question)
    ? offered[0]
    : offered.find((heading) => question.toLowerCase().includes(heading.toLowerCase()));
  const named = ranked.find(({ section }) => section.heading === chosen);
  const asked = named && quoteSection(reader, named.section, query);
  if (asked) return toContinuation(asked);
  const wanted = findWanted(question);
  const isAboutSomebody = ABOUT_SOMEBODY.test(page.tags);
  const direct = quoteWanted(reader, remark);
  if (direct) return direct;
  const turn = wanted ? null : findTurn(question);
  const isStatement = !wanted && !turn && !isQuestion(question);
  const own = isStatement ? ranked.find(({ section }) => isAboutSubject(section, remark)) : null;
  const headed = wanted ? null : ranked.find(({ section }) => namesHeading(question, section));
  const best = headed ?? own ?? ranked[0];
  const quote = best && quoteSection(reader, best.section, query);
  const isClose = isTried
    ? (best?.toSubject ?? 0) >= (best?.isEmpty ? MIN_NEXT_SIMILARITY : MIN_TRIED_SIMILARITY)
    : (headed ?? own) || (!wanted && remark.isSettled && quote && fitsQuote(question, quote));
  if (quote && isClose && !turn) return toContinuation(quote);
  const helper = openPage(
    reader,
    wanted === 'words' ? HARD_CONVERSATION : isAboutSomebody ? turn?.slug : undefined,
  );
  const other = [helper, remark.other].find((one) => one && one.path !== page.path);
  const headings = ranked
    .filter(({ score }) => score >= MIN_SECTION_SCORE)
    .slice(0, MAX_SECTIONS)
    .map(({ section }) => section.heading);
  const openings = isTried
    ? TRIED_IN_VAIN
    : isQuestion(question)
      ? NO_ANSWER
      : findOpenings(question, HEARD);
  const opening =
    (wanted && WITHOUT_QUOTE[wanted]) ??
    turn?.answer ??
    chooseAcknowledgement(question, last, openings) ??
    '';
  const { answers } = reader.asker.thread;
  const earlier = answers.findIndex(({ content }) => !isStaying(content));
  const answer = stayAnswer({
    opening,
    page,
    headings,
    other,
    support: remark.support,
    isAnswered: wanted === 'words' || turn !== null,
    earlier: earlier < 0 ? answers.length : earlier,
  });
  return { answer, quoted: [], found: null };
}
