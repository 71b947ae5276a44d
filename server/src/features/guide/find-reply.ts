import { blendIntents } from '@hearthway/domain/guide/blend-intents';
import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { NOT_YOUR_FAULT } from '@hearthway/domain/guide/crisis-answer';
import { decideAnswer, type Intent } from '@hearthway/domain/guide/decide';
import { classifyFollowUp, type FollowUp } from '@hearthway/domain/guide/follow-up';
import { findNamedPages } from '@hearthway/domain/guide/named-pages';
import {
  choicesAnswer,
  chooseAcknowledgement,
  findOpenings,
  isAboutOwnLife,
  isFirstPerson,
  noOpenPageAnswer,
  notKnownAnswer,
  type PageChoice,
} from '@hearthway/domain/guide/not-known';
import { ownNumbersAnswer, WITHOUT_CONSENT } from '@hearthway/domain/guide/own-numbers';
import { weighSubjects } from '@hearthway/domain/guide/weigh-subjects';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { loadAcknowledgements } from './acknowledgements.ts';
import type { ClassifiedQuestion } from './classified-question.ts';
import { commonReply, helpReply } from './common-reply.ts';
import type { Corpus } from './corpus.ts';
import {
  type FoundAnswer,
  type FoundPages,
  findPages,
  type HealthQuestion,
} from './find-answer.ts';
import { classifyInWorker } from './intent/classify-in-worker.ts';
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
  /** Set if the text speaks of safety itself, so that the quiet line is not needed. */
  crisis?: 'alarm' | 'check' | undefined;
}

const PREVIOUS_WEIGHT = 0.7;
const LAST_PAGE_WEIGHT = 0.4;
const FOLLOW_UP_THRESHOLD = 0.2;

/** Advice on getting safe; pages on living with somebody are wrong where there is violence. */
const ABUSE_PAGE = 'when-love-comes-with-fear';

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
  /** Corpus for which `commonReply` has already returned null. */
  checkedCorpus: Corpus | null,
): Promise<Reply> {
  const { thread } = reader.asker;
  if (asked.isAbuse) return answerFromPage(reader, asked, ABUSE_PAGE, asked.question, config);
  if (asked.decision.kind === 'clinical')
    return fixedReply(clinicalAnswer(config.links, findEverydayPage(reader, asked)));
  const previous = await findPreviousQuestion(asked, thread);
  if (previous && thread.answers.some(isAboutAbuse))
    return continueAboutAbuse(reader, asked, previous);
  const named = previous && findNamedPage(reader, previous.followUp);
  if (named) return answerFromPage(reader, asked, named, previous.question, config);
  const lastPage = previous && findLastPage(reader);
  if (lastPage && previous.followUp === 'shorter') {
    const query = await createQuery(reader, asked, previous);
    const found = findPages(reader, [toIntent(lastPage)], query);
    if (found?.answer) return pageReply(found.answer, asked);
  }
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
    (decision.kind === 'health' || previous ? null : searchNewPages(reader, asked));
  if (newPage) {
    const found = findPages(reader, [toIntent(newPage)], query);
    if (found?.answer) return pageReply(found.answer, asked);
  }
  // Health questions are never declined, and neither is anything about the member's own life.
  const isDeclined = decision.kind === 'outside' && !previous && !isAboutOwnLife(asked.question);
  if (isDeclined) return fixedReply(notKnownAnswer(config.links));
  const told = previous ? `${previous.question} ${asked.question}` : asked.question;
  const weighed = weighSubjects(told, intents);
  const pages = lastPage ? blendIntents([toIntent(lastPage)], weighed, LAST_PAGE_WEIGHT) : weighed;
  const found = findPages(reader, pages, query);
  if (!found) return withoutPage(asked, config);
  const isDirect = previous !== null || (decision.kind === 'health' && found.isSure);
  if (isDirect && found.answer) return pageReply(found.answer, asked);
  return choicesReply(found, reader, asked, config);
}

const isAboutAbuse = ({ content }: Thread['answers'][number]) => content.startsWith(NOT_YOUR_FAULT);

async function continueAboutAbuse(
  reader: Reader,
  asked: ClassifiedQuestion,
  previous: Previous,
): Promise<Reply> {
  const query = await createQuery(reader, { ...asked, isAbuse: true }, previous);
  const found = findPages(reader, [toIntent(ABUSE_PAGE)], query)?.answer;
  const answer = found ? `${found.answer}\n\n${SAFETY_FIRST}` : NOT_YOUR_FAULT;
  return { answer, quoted: found?.quoted ?? [], found: null, choices: [], crisis: 'check' };
}

function findLastPage({ asker, corpus }: Reader): string | undefined {
  const quoted = asker.thread.answers.find(({ passages }) => passages.length > 0)?.passages[0];
  return [...corpus.pages.values()].find(({ passages }) => passages.some(({ id }) => id === quoted))
    ?.slug;
}

function findEverydayPage(reader: Reader, { question, classification }: ClassifiedQuestion) {
  const named = new Set(findNamedPages(question));
  const likely = weighSubjects(question, classification.intents).find(({ id }) => named.has(id));
  return isFirstPerson(question) && likely ? readPages(reader, [likely.id])[0] : undefined;
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

/** With violence in the message the text stays fixed: no model may add advice to it. */
const pageReply = (found: FoundAnswer, { isAbuse }: ClassifiedQuestion): Reply => ({
  answer: isAbuse ? `${NOT_YOUR_FAULT}\n\n${found.answer}` : found.answer,
  quoted: found.quoted,
  found: isAbuse ? null : found,
  choices: [],
});

const withoutPage = ({ isAbuse }: ClassifiedQuestion, { links }: PublicConfig): Reply =>
  fixedReply(isAbuse ? NOT_YOUR_FAULT : noOpenPageAnswer(links));

async function choicesReply(
  { choices, tags, isLikely, answer: found }: FoundPages,
  { asker }: Reader,
  { question }: ClassifiedQuestion,
  { links }: PublicConfig,
): Promise<Reply> {
  const acknowledgements = await loadAcknowledgements();
  const ofBest = isLikely ? acknowledgements.get(choices[0]?.slug ?? '') : undefined;
  const last = asker.thread.answers[0]?.content;
  const opening = chooseAcknowledgement(question, last, ofBest ?? findOpenings(tags));
  const answer = choicesAnswer(choices, links, opening ?? '');
  return { answer, quoted: [], found: found && { ...found, answer }, choices };
}

async function createQuery(
  { asker: { thread } }: Reader,
  {
    question,
    page,
    isAbuse,
    followUp,
  }: Pick<ClassifiedQuestion, 'question' | 'page' | 'isAbuse' | 'followUp'>,
  previous: Previous | null,
): Promise<HealthQuestion> {
  const acknowledgements = await loadAcknowledgements();
  const last = thread.answers[0]?.content;
  const isContinued = previous && (followUp === 'more' || followUp === 'shorter');
  const acknowledge = (slug: string) => {
    if (isContinued || isAbuse) return null;
    if (previous?.followUp === 'about') return chooseAcknowledgement(question, last, ABOUT);
    const all = followUp === 'tried' ? TRIED : (acknowledgements.get(slug) ?? []);
    return chooseAcknowledgement(question, last, all);
  };
  const repeats = followUp === 'shorter';
  return {
    question,
    previous: previous?.question ?? null,
    skipped: new Set(previous && !repeats ? thread.answers.flatMap((one) => one.passages) : []),
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

interface Previous {
  question: string;
  intents: Intent[];
  followUp: FollowUp;
}

async function findPreviousQuestion(
  asked: ClassifiedQuestion,
  thread: Thread,
): Promise<Previous | null> {
  const { decision, classification } = asked;
  const { followUpProbability } = classification;
  // The decision's probability assumes that the message is not a follow-up.
  const isSmallTalk =
    decision.kind === 'smalltalk' &&
    (asked.followUp === 'none' || asked.followUp === 'more') &&
    followUpProbability < decision.probability * (1 - followUpProbability);
  if (isSmallTalk || !isFollowUp(asked.followUp, followUpProbability)) return null;
  const followUp = asked.followUp === 'none' ? 'about' : asked.followUp;
  for (const question of thread.questions) {
    const { intents, followUpProbability: itsProbability } = await classifyInWorker(question);
    if (
      isFollowUp(classifyFollowUp(question), itsProbability) ||
      decideAnswer(question, intents).kind === 'smalltalk'
    )
      continue;
    if (followUp !== 'about') return { question, intents, followUp };
    const together = await classifyInWorker(`${question} ${asked.question}`);
    return {
      question,
      intents: blendIntents(intents, together.intents, PREVIOUS_WEIGHT),
      followUp,
    };
  }
  return null;
}

const isFollowUp = (followUp: FollowUp, probability: number) =>
  followUp !== 'none' || probability >= FOLLOW_UP_THRESHOLD;

const PLACES: Partial<Record<FollowUp, number>> = { first: 0, second: 1, third: 2 };

function findNamedPage({ asker, corpus }: Reader, followUp: FollowUp): string | null {
  const place = PLACES[followUp];
  if (place === undefined) return null;
  const { content = '' } = asker.thread.answers[0] ?? {};
  const slugs = [...content.matchAll(/\]\(\/[^)]*\/([^/)]+)\)/g)].flatMap(([, slug = '']) =>
    corpus.pages.has(slug) ? slug : [],
  );
  const named = [...new Set(slugs)];
  return named[place] ?? (followUp === 'third' ? named.at(-1) : undefined) ?? null;
}
