import { splitStory } from '@hearthway/domain/guide/asking-part';
import { blendIntents } from '@hearthway/domain/guide/blend-intents';
import { clinicalAnswer, clinicalReferral } from '@hearthway/domain/guide/clinical-answer';
import {
  CHILD_FIRST,
  HEARING_VOICES_ANSWER,
  NOT_YOUR_FAULT,
} from '@hearthway/domain/guide/crisis-answer';
import { decideAnswer, type Intent } from '@hearthway/domain/guide/decide';
import type { CrisisKind } from '@hearthway/domain/guide/detect-crisis';
import { EATING_FIRST, EATING_PAGE, isEatingDanger } from '@hearthway/domain/guide/eating-danger';
import type { FollowUp } from '@hearthway/domain/guide/follow-up';
import { findNamedPages, hasEverydaySide } from '@hearthway/domain/guide/named-pages';
import {
  CHOICE_QUESTION,
  choicesAnswer,
  chooseAcknowledgement,
  findOpenings,
  isAboutOwnLife,
  noOpenPageAnswer,
  notKnownAnswer,
  type PageChoice,
} from '@hearthway/domain/guide/not-known';
import { ownNumbersAnswer, WITHOUT_CONSENT } from '@hearthway/domain/guide/own-numbers';
import { rankPages, type StoryPart } from '@hearthway/domain/guide/rank-pages';
import { closingAnswer, isStaying } from '@hearthway/domain/guide/remarks';
import { stillHereAnswer } from '@hearthway/domain/guide/small-talk';
import { findPageForRightPerson } from '@hearthway/domain/guide/whose-problem';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { loadAcknowledgements } from './acknowledgements.ts';
import type { ClassifiedQuestion } from './classified-question.ts';
import { commonReply, helpReply } from './common-reply.ts';
import { continueSubject } from './continue-subject.ts';
import type { Corpus } from './corpus.ts';
import {
  type FoundAnswer,
  type FoundPages,
  findPages,
  type HealthQuestion,
  MIN_DIRECT_PROBABILITY,
  MIN_LEAD,
} from './find-answer.ts';
import { classifyInWorker } from './intent/classify-in-worker.ts';
import { findPreviousQuestion, type Previous } from './previous-question.ts';
import { readOwnNumbers } from './read-own-numbers.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';
import { searchNewPages, searchUnknownWords } from './search-new-pages.ts';
import type { Thread } from './thread.ts';

export interface Reply {
  answer: string;
  quoted: string[];
  found: FoundAnswer | null;
  choices: PageChoice[];
  crisis?: 'alarm' | 'check' | undefined;
}

const LAST_PAGE_WEIGHT = 0.4;

/**
 * When the guide was tried with letters to counsellors, the best page nearly always missed the
 * subject if its probability was lower.
 */
const MIN_FIT = 0.085;

const MAX_PARTS = 12;

const MAX_SHORT_STORY_WORDS = 30;
const MIN_SHORT_STORY_PROBABILITY = 0.7;
const isShort = (story: string) => story.trim().split(/\s+/).length <= MAX_SHORT_STORY_WORDS;

const ABUSE_PAGE = 'when-love-comes-with-fear';

const SAFETY: Partial<Record<CrisisKind, { page: string; opening: string }>> = {
  // Advice on living together is wrong where there is violence.
  abuse: { page: ABUSE_PAGE, opening: NOT_YOUR_FAULT },
  child: { page: 'when-you-fear-for-a-child', opening: CHILD_FIRST },
  voices: { page: 'when-you-feel-watched', opening: HEARING_VOICES_ANSWER },
};

const EATING = { page: EATING_PAGE, opening: EATING_FIRST };

const findSafety = ({ danger, question }: Pick<ClassifiedQuestion, 'danger' | 'question'>) =>
  (danger ? SAFETY[danger] : undefined) ?? (isEatingDanger(question) ? EATING : undefined);

const TRIED = [
  "That's frustrating, when you've tried and it didn't help. Here's another way to look at it.",
  "Thanks for telling me. Then let's try something else.",
] as const;

const ABOUT = [
  "Thanks, that helps me. Here's what fits best.",
  'On that, our pages say this.',
] as const;

const SAFETY_FIRST =
  'Your safety comes first. People who know about this are on [Get help now](/help).';

export async function findReply(
  reader: Reader,
  asked: ClassifiedQuestion,
  config: PublicConfig,
  checkedCorpus: Corpus | null,
): Promise<Reply> {
  const { thread } = reader.asker;
  const safety = findSafety(asked);
  if (safety) return answerFromPage(reader, asked, safety.page, asked.question, config);
  const openPage = reader.corpus.pages.get(findLastPage(reader) ?? '');
  const isAbuse = thread.answers.some(isAboutAbuse);
  const [opening] = openPage?.passages ?? [];
  const closing = opening && !isAbuse ? closingAnswer(asked.question, opening) : null;
  if (closing !== null) return fixedReply(closing);
  const isClinical = asked.decision.kind === 'clinical';
  if (isClinical && !hasEverydaySide(asked.question))
    return fixedReply(clinicalAnswer(config.links));
  const previous = isClinical ? null : await findPreviousQuestion(asked, thread);
  if (previous && isAbuse) return continueAboutAbuse(reader, asked, previous);
  const named = previous && findNamedPage(reader, previous.followUp);
  if (named) return answerFromPage(reader, asked, named, previous.question, config);
  if (previous?.isClinical && !previous.isClear) return fixedReply(clinicalAnswer(config.links));
  const lastPage = previous && openPage?.slug;
  if (lastPage && previous.followUp === 'shorter') {
    const query = await createQuery(reader, asked, previous);
    const found = findPages(reader, [toIntent(lastPage)], query);
    if (found?.answer) return pageReply(found.answer, asked);
  }
  const right = lastPage && findPageForRightPerson(lastPage, asked.question, thread.questions);
  if (right && reader.corpus.pages.has(right))
    return answerFromPage(reader, asked, right, asked.question, config);
  const isGreeting = asked.decision.kind === 'smalltalk' && asked.decision.id === 'hello';
  if (isGreeting && openPage) return fixedReply(stillHereAnswer(openPage.title));
  const isChecked = previous !== null || reader.corpus === checkedCorpus;
  const common = isChecked ? null : await commonReply(reader.corpus, asked, config);
  if (common !== null) return fixedReply(common);
  const intents = previous?.intents ?? asked.classification.intents;
  const decision = previous ? decideAnswer('', intents) : asked.decision;
  if (decision.kind === 'product') {
    const help = await helpReply(reader.corpus, decision.id, config);
    if (help) return fixedReply(help);
  }
  if (decision.kind === 'own')
    return fixedReply(await answerOwnNumbers(reader, decision.id, asked.today, config));
  const query = await createQuery(reader, asked, previous);
  const newPage =
    searchUnknownWords(reader, asked) ??
    (decision.kind === 'health' || isClinical || previous ? null : searchNewPages(reader, asked));
  if (newPage) {
    const found = findPages(reader, [toIntent(newPage)], query);
    if (found?.answer) return pageReply(found.answer, asked);
  }
  // The guide never turns down a question about health or the member's own life.
  const isDeclined = decision.kind === 'outside' && !previous && !isAboutOwnLife(asked.question);
  if (isDeclined) return fixedReply(notKnownAnswer(config.links));
  const told = previous ? `${previous.question} ${asked.question}` : asked.question;
  const parts = query.isStory ? await classifyParts(asked.question) : [];
  const ranked = rankPages(told, intents, parts);
  const pages = lastPage ? blendIntents([toIntent(lastPage)], ranked, LAST_PAGE_WEIGHT) : ranked;
  // After an offer of pages, the member may reply in their own words. The reply is most likely
  // about one of the offered pages, so these are tried first.
  const offered = previous && !lastPage ? keepOnly(pages, findOffered(thread)) : [];
  const found = findPages(reader, offered, query) ?? findPages(reader, pages, query);
  if (!found)
    return isClinical ? fixedReply(clinicalAnswer(config.links)) : withoutPage(asked, config);
  if (previous) {
    const [isClear, isSecondLikely] = found.choices.map(
      ({ slug }, index) =>
        (pages.find(({ id }) => id === slug)?.probability ?? 0) >=
        (index === 0 ? MIN_DIRECT_PROBABILITY : MIN_LEAD),
    );
    const next = continueSubject(reader, {
      ...{ previous, found, query, lastPage, isClear: isClear ?? false },
      second: isSecondLikely ? found.choices[1] : undefined,
      support: config.links.support,
    });
    return next ? { ...next, choices: [] } : choicesReply(found, reader, asked, config);
  }
  // If even the best page hardly fits, asking the member a question helps more than offering pages.
  const isNamedAnywhere = findNamedPages(asked.question).length > 0;
  const best = pages.find(({ kind, id }) => kind === 'health' && id !== '-')?.probability ?? 0;
  if (best < MIN_FIT && !isNamedAnywhere && decision.kind === 'health')
    return withoutPage(asked, config);
  // For a long personal message, the guide quotes a page only if the message names it, or is short
  // enough and clearly about it. Otherwise the guide offers several pages.
  const isNamed =
    !query.isStory ||
    findNamedPages(asked.question).includes(found.choices[0]?.slug ?? '') ||
    (isShort(asked.question) && (pages[0]?.probability ?? 0) >= MIN_SHORT_STORY_PROBABILITY);
  const isDirect = decision.kind === 'health' && found.isSure && isNamed;
  if (isDirect && found.answer) return pageReply(found.answer, asked);
  return choicesReply(found, reader, asked, config);
}

const findOffered = ({ answers: [last] }: Thread): string[] =>
  last?.content.includes(CHOICE_QUESTION) ? findSlugs(last.content) : [];

const UNLIKELY = 0.01;

const keepOnly = (intents: readonly Intent[], slugs: readonly string[]) =>
  slugs.map(
    (slug) => intents.find(({ id }) => id === slug) ?? { ...toIntent(slug), probability: UNLIKELY },
  );

const findSlugs = (answer: string) =>
  [...answer.matchAll(/\]\(\/[^)]*\/([^/)]+)\)/g)].map(([, slug = '']) => slug);

const isAboutAbuse = ({ content }: Thread['answers'][number]) => content.startsWith(NOT_YOUR_FAULT);

async function continueAboutAbuse(
  reader: Reader,
  asked: ClassifiedQuestion,
  previous: Previous,
): Promise<Reply> {
  const query = await createQuery(reader, { ...asked, danger: 'abuse' }, previous);
  const found = findPages(reader, [toIntent(ABUSE_PAGE)], query)?.answer;
  const answer = found ? `${found.answer}\n\n${SAFETY_FIRST}` : NOT_YOUR_FAULT;
  return { answer, quoted: found?.quoted ?? [], found: null, choices: [], crisis: 'check' };
}

function findLastPage({ asker, corpus }: Reader): string | undefined {
  const last = asker.thread.answers.find(
    ({ content, passages }) => passages.length > 0 || isStaying(content),
  );
  const [quoted] = last?.passages ?? [];
  if (last && quoted === undefined) return findSlugs(last.content)[0];
  return [...corpus.pages.values()].find(({ passages }) => passages.some(({ id }) => id === quoted))
    ?.slug;
}

async function classifyParts(message: string): Promise<StoryPart[]> {
  const sentences = splitStory(message);
  const kept = sentences.filter(
    (_, index) => index < MAX_PARTS / 2 || index >= sentences.length - MAX_PARTS / 2,
  );
  return Promise.all(
    kept.map(async (text) => ({ text, intents: (await classifyInWorker(text)).intents })),
  );
}

const toIntent = (slug: string): Intent => ({ kind: 'health', id: slug, probability: 1 });

export async function replyFromChoice(
  reader: Reader,
  asked: ClassifiedQuestion,
  slug: string,
  config: PublicConfig,
): Promise<Reply | null> {
  if (readPages(reader, [slug]).length === 0) return null;
  const question = reader.asker.thread.questions[0] ?? asked.question;
  return answerFromPage(reader, asked, slug, question, config);
}

async function answerFromPage(
  reader: Reader,
  asked: ClassifiedQuestion,
  slug: string,
  question: string,
  config: PublicConfig,
): Promise<Reply> {
  const query = await createQuery(reader, { ...asked, question, followUp: 'none' }, null);
  const found = findPages(reader, [toIntent(slug)], query);
  return found?.answer ? pageReply(found.answer, asked) : withoutPage(asked, config);
}

const fixedReply = (answer: string): Reply => ({ answer, quoted: [], found: null, choices: [] });

function pageReply(found: FoundAnswer, asked: ClassifiedQuestion): Reply {
  const safety = findSafety(asked);
  return {
    answer: safety ? `${safety.opening}\n\n${found.answer}` : found.answer,
    quoted: found.quoted,
    found: safety ? null : found,
    choices: [],
  };
}

const withoutPage = (asked: ClassifiedQuestion, { links }: PublicConfig): Reply =>
  fixedReply(findSafety(asked)?.opening ?? noOpenPageAnswer(links));

async function choicesReply(
  { choices, isLikely, answer: found }: FoundPages,
  { asker }: Reader,
  { question, decision }: ClassifiedQuestion,
  { links }: PublicConfig,
): Promise<Reply> {
  const acknowledgements = await loadAcknowledgements();
  const ofBest = isLikely ? acknowledgements.get(choices[0]?.slug ?? '') : undefined;
  const last = asker.thread.answers[0]?.content;
  const opening = chooseAcknowledgement(question, last, ofBest ?? findOpenings(question));
  const isClinical = decision.kind === 'clinical';
  const referral = isClinical ? clinicalReferral(links) : undefined;
  const answer = choicesAnswer(choices, links, opening ?? '', referral);
  // A language model must not add advice to a referral.
  return { answer, quoted: [], found: isClinical || !found ? null : { ...found, answer }, choices };
}

async function createQuery(
  { asker: { thread } }: Reader,
  {
    question,
    page,
    danger,
    followUp,
  }: Pick<ClassifiedQuestion, 'question' | 'page' | 'danger' | 'followUp'>,
  previous: Previous | null,
): Promise<HealthQuestion> {
  const acknowledgements = await loadAcknowledgements();
  const last = thread.answers[0]?.content;
  const isContinued = previous && (followUp === 'more' || followUp === 'shorter');
  const acknowledge = (slug: string) => {
    if (isContinued || findSafety({ danger, question })) return null;
    if (previous?.followUp === 'about') return chooseAcknowledgement(question, last, ABOUT);
    const all = followUp === 'tried' ? TRIED : (acknowledgements.get(slug) ?? []);
    return chooseAcknowledgement(question, last, all);
  };
  const repeats = followUp === 'shorter';
  return {
    question,
    previous: previous?.question ?? null,
    skipped: new Set(previous && !repeats ? thread.answers.flatMap((one) => one.passages) : []),
    isStory: previous === null && splitStory(question).length > 0,
    page,
    acknowledge,
    ...(followUp === 'shorter' && { maxSentences: 1 }),
  };
}

async function answerOwnNumbers(
  reader: Reader,
  about: string,
  today: string | undefined,
  { words }: PublicConfig,
) {
  if (!reader.asker.mayPersonalise) return WITHOUT_CONSENT;
  return ownNumbersAnswer(about, await readOwnNumbers(reader, today, words));
}

const PLACES: Partial<Record<FollowUp, number>> = { first: 0, second: 1, third: 2 };

function findNamedPage({ asker, corpus }: Reader, followUp: FollowUp): string | null {
  const place = PLACES[followUp];
  if (place === undefined) return null;
  const { content = '' } = asker.thread.answers[0] ?? {};
  if (isStaying(content)) return null;
  const named = [...new Set(findSlugs(content))].filter((slug) => corpus.pages.has(slug));
  return named[place] ?? null;
}
