import { checkMessage } from '@hearthway/domain/guide/check-message';
import type { GuideResponse } from '@hearthway/domain/guide/contract';
import { isSiblingFight } from '@hearthway/domain/guide/crisis/sibling-fight';
import {
  type AlarmSubject,
  checkInAnswer,
  crisisAnswer,
  crisisContacts,
  findAlarmSubject,
  isCheckIn,
  overdoseReminder,
  quietLine,
  SAFE_BEFORE_TALKING,
  SUBJECT_KINDS,
} from '@hearthway/domain/guide/crisis-answer';
import { decideAnswer } from '@hearthway/domain/guide/decide';
import {
  EATING_REMINDER,
  findEatingCare,
  NO_WEIGHT_ADVICE,
} from '@hearthway/domain/guide/eating-danger';
import { asksForMore, classifyFollowUp } from '@hearthway/domain/guide/follow-up';
import { GUIDE_MESSAGES, isAllClearAnswer } from '@hearthway/domain/guide/messages';
import { isAboutOwnLife } from '@hearthway/domain/guide/not-known';
import { normalizeText } from '@hearthway/domain/guide/plain-words';
import { findAllClear, parseSafetyReply } from '@hearthway/domain/guide/read-safety';
import { findWanted } from '@hearthway/domain/guide/remarks';
import {
  needsWithdrawalWarning,
  WITHDRAWAL_WARNING,
} from '@hearthway/domain/guide/withdrawal-warning';
import { type HelpContacts, helpContacts, isCountry } from '@hearthway/domain/help/help-contacts';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { QueryResult } from 'pg';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { ClassifiedQuestion } from './classified-question.ts';
import { commonReply } from './common-reply.ts';
import { getCachedCorpus, getCorpus } from './corpus.ts';
import { findReply, type Reply, replyFromChoice } from './find-reply.ts';
import { classifyInWorker, detectCrisisInWorker } from './intent/classify-in-worker.ts';
import type { CrisisVerdict } from './intent/intent-worker.ts';
import { keepUnanswered } from './keep-unanswered.ts';
import { isLanguageNotice, languageNotice } from './language.ts';
import { withOpenLinks } from './open-links.ts';
import { readAsker } from './read-asker.ts';
import type { Reader } from './reader.ts';
import { type Exchange, saveExchange, type Thread } from './thread.ts';
import { writeWithModel } from './write-with-model.ts';

export type GuideDeps = Pick<Deps, 'config' | 'clock' | 'guideModel' | 'log'>;

export interface GuideQuestion {
  message: string;
  threadId: string | null;
  page?: string | undefined;
  today?: string | undefined;
  country?: string | undefined;
  isSafe?: boolean | undefined;
  isAfterAlarm?: boolean | undefined;
  isReplyToAlarm?: boolean | undefined;
  hasSaidSafe?: boolean | undefined;
  alarmAbout?: AlarmSubject | undefined;
  choice?: string | undefined;
}

export type WriteAnswer = (
  send: (text: string) => Promise<void>,
  signal: AbortSignal,
) => Promise<GuideResponse>;

/**
 * A question can be refused only before the answer is streamed, so all checks come before that.
 * Crisis detection comes first and needs no database.
 */
export async function answerQuestion(
  call: Call & GuideDeps,
  asked: GuideQuestion,
): Promise<WriteAnswer> {
  const { db, who, config, clock } = call;
  const { message, isSafe = false, isAfterAlarm = false, hasSaidSafe = isSafe } = asked;
  const { isReplyToAlarm = false } = asked;
  const threadId = asked.threadId ?? crypto.randomUUID();
  const contacts = getContacts(asked.country, config.public);
  const choice = asked.choice === undefined ? null : await readChoice(call, asked, asked.choice);
  // If the member chose an offered page, the message is the title of that page. The member did not
  // write it, so it is not checked for a crisis.
  const isReply = asked.threadId !== null && !isAfterAlarm;
  const crisis = choice ? null : await detectCrisis(call, asked, isReply);
  // The classifier mistakes a short "I'm safe" for a sign of danger.
  const isBriefAllClear = parseSafetyReply(message) === 'safe' && findAllClear(message) !== null;
  const isAllClear = isAfterAlarm && crisis?.kind === 'unnamed' && isBriefAllClear;
  const isAlarm = crisis !== null && crisis.answer !== 'check' && !isAllClear;
  const openLinks = (text: string) => withOpenLinks(text, getCachedCorpus(db), clock.now());
  if (crisis && isAlarm && !isSafe) {
    const response = createCrisisResponse(contacts, crisis, asked.message, threadId);
    return createFixedAnswer({ ...response, answer: openLinks(response.answer) });
  }
  const check = checkMessage(message);
  if (!check.ok) throw new HttpProblem(400, 'invalid_message', check.message);

  const question = await classifyQuestion(asked, crisis);
  const isChecked = crisis !== null || isAfterAlarm;
  let about = isAfterAlarm ? (asked.alarmAbout ?? null) : null;
  const finish = (reply: Reply, text = reply.answer): GuideResponse => {
    const isFixed = reply.crisis !== undefined;
    const verdict = reply.crisis ?? (isChecked ? 'check' : null);
    const kind = about ? SUBJECT_KINDS[about] : crisis?.kind;
    const needsReminder = about === 'overdose' && !isAllClearAnswer(text);
    const reminder = needsReminder ? `${overdoseReminder(contacts)}\n\n` : '';
    const quiet = `${reminder}${text}\n\n${quietLine(contacts, kind)}`;
    return {
      answer: openLinks(isChecked && !isFixed ? quiet : text),
      thread_id: threadId,
      crisis: verdict,
      ...(verdict && { contacts: crisisContacts(contacts, verdict, kind, '', about) }),
      ...(reply.choices.length > 0 && text === reply.answer && { choices: reply.choices }),
      ...(text !== reply.answer && { written_by_model: true }),
    };
  };
  const save = (exchange: Omit<Exchange, 'threadId' | 'question'>, version?: string) =>
    db.writeOne(who, (tx) =>
      saveExchange(
        { tx, who, now: clock.now() },
        { threadId, question: message, ...exchange },
        version,
      ),
    );

  const notice = choice ? null : languageNotice(message);
  const isFirst = asked.threadId === null && !needsWithdrawalWarning(message, [], []);
  const isCommon = isFirst && !isChecked && !choice && notice === null;
  const cachedCorpus = isCommon ? getCachedCorpus(db) : null;
  const commonAnswer = cachedCorpus && (await commonReply(cachedCorpus, question, config.public));
  if (cachedCorpus && commonAnswer !== null) {
    const isSaved = await succeeds(async () => {
      const saved = await save({ answer: commonAnswer, quoted: [] }, cachedCorpus.version);
      return (saved as QueryResult).rowCount === 1;
    });
    if (isSaved) {
      await keepWords(call, message, commonAnswer);
      return createFixedAnswer(finish(toReply(commonAnswer)));
    }
  }

  const reader = choice?.reader ?? (await readReader(call, asked.threadId));
  const { thread } = reader.asker;
  // After a reload the browser no longer knows the kind of danger, but the stored answers show it.
  if (isAfterAlarm) about ??= findAlarmSubject(thread.answers.map(({ content }) => content));
  const isNoticed = thread.answers.some(({ content }) => isLanguageNotice(content));
  const checkedCorpus = commonAnswer === null ? cachedCorpus : null;
  const found =
    (choice && (await replyFromChoice(reader, question, choice.slug, config.public))) ??
    (isAfterAlarm && !isAlarm
      ? checkIn({ ...question, ...{ hasSaidSafe, isReplyToAlarm, about } }, thread, contacts)
      : null) ??
    (notice && !isNoticed ? toReply(notice) : null) ??
    (await findReply(reader, question, config.public, checkedCorpus));
  const reply = found.crisis ? found : withWarning(found, message, thread);

  return async (send, signal) => {
    const { intents } = question.classification;
    // A message that may be about danger is never sent to a language model.
    const source = isChecked ? null : reply.found;
    const written =
      source &&
      (await writeWithModel(call, reader, { question: message, intents, found: source }, signal));
    const response = finish(reply, written?.answer);
    await send(response.answer);
    // Messages about a crisis are never stored, even if the member says that they are safe.
    if (!isAlarm && reply.crisis !== 'alarm') {
      const { quoted } = written ?? reply;
      await save({ answer: response.answer, quoted, isByModel: written !== null })
        // If the exchange cannot be stored, the member still has the answer, so the error is only
        // logged.
        .catch((err) =>
          call.log.warn({ err }, 'could not save the exchange; the member still gets the answer'),
        );
      if (!isChecked) await keepWords(call, message, reply.answer);
    }
    return response;
  };
}

/**
 * A message alone can mislead: an alarm may really be about panic or about children who fight, and
 * a fight between children about an adult's violence. In these cases, the message is classified
 * again together with the one before it.
 */
async function detectCrisis(
  { db, who, now }: Call,
  { message, threadId }: GuideQuestion,
  isReply: boolean,
): Promise<CrisisVerdict | null> {
  const crisis = await detectCrisisInWorker(message, { isReply });
  const kinds: readonly unknown[] = ['emergency', 'child', 'abuse'];
  const isDoubtful =
    (crisis?.answer === 'alarm' && kinds.includes(crisis.kind)) ||
    (crisis !== null && isSiblingFight(normalizeText(message), ''));
  if (!isReply || !isDoubtful) return crisis;
  const previous = await db
    .read(who, (tx) => readAsker({ tx, now }, threadId))
    .then(({ thread }) => thread.questions[0])
    .catch(() => undefined);
  return previous ? detectCrisisInWorker(message, { isReply, previous }) : crisis;
}

const keepWords = (call: Call & GuideDeps, question: string, answer: string) =>
  keepUnanswered(call, { question, answer, config: call.config.public }).catch((err) =>
    call.log.warn({ err }, 'could not keep the words of an unanswered question'),
  );

async function readReader(call: Call, threadId: string | null): Promise<Reader> {
  const { db, who, now } = call;
  const asker = await db.read(who, (tx) => readAsker({ tx, now }, threadId));
  return { db, who, now, asker, corpus: await getCorpus(db, asker.corpusVersion) };
}

async function readChoice(call: Call, { message, threadId }: GuideQuestion, slug: string) {
  const reader = await readReader(call, threadId);
  return reader.corpus.pages.get(slug)?.title === message ? { reader, slug } : null;
}

async function classifyQuestion(
  { message, page, today }: GuideQuestion,
  crisis: CrisisVerdict | null,
): Promise<ClassifiedQuestion> {
  const classification = await classifyInWorker(message);
  return {
    question: message,
    classification,
    decision: decideAnswer(message, classification.intents),
    followUp: classifyFollowUp(message),
    danger: crisis?.kind ?? null,
    page,
    today,
  };
}

const toReply = (answer: string, crisis?: Reply['crisis']): Reply => ({
  answer,
  quoted: [],
  found: null,
  choices: [],
  crisis,
});

function withWarning(reply: Reply, message: string, { questions, answers }: Thread): Reply {
  const given = answers.map(({ content }) => content);
  const care = findEatingCare(message, given);
  if (care === 'no weight advice') return toReply(NO_WEIGHT_ADVICE);
  if (care === 'reminder')
    return { ...reply, answer: `${reply.answer}\n\n${EATING_REMINDER}`, found: null };
  return needsWithdrawalWarning(message, questions, given, reply.answer)
    ? { ...reply, answer: `${WITHDRAWAL_WARNING}\n\n${reply.answer}`, found: null }
    : reply;
}

const CHECK_INS_FIRST = 2;

/** After an alarm, the guide first asks about the member's safety, whatever they write. */
function checkIn(
  {
    question,
    decision,
    followUp,
    hasSaidSafe,
    isReplyToAlarm,
    about,
  }: ClassifiedQuestion & {
    hasSaidSafe: boolean;
    isReplyToAlarm: boolean;
    about: AlarmSubject | null;
  },
  thread: Thread,
  contacts: HelpContacts,
): Reply | null {
  const earlier = thread.answers.map(({ content }) => content).reverse();
  const askAgain = () => toReply(checkInAnswer(contacts, earlier, question, about), 'check');
  // Alarms are not stored, so the last stored answer may be older than the alarm.
  const isReplyToCheckIn = !isReplyToAlarm && isCheckIn(earlier.at(-1) ?? '');
  const safety = isReplyToCheckIn ? parseSafetyReply(question) : null;
  const allClear = findAllClear(question);
  if (allClear === 'misread' && !question.includes('?'))
    return toReply(`${GUIDE_MESSAGES.gladYouAreSafe} ${GUIDE_MESSAGES.misreadYou}`);
  if (safety === 'unsafe')
    return toReply(
      crisisAnswer(contacts, 'alarm', about ? SUBJECT_KINDS[about] : 'unnamed'),
      'alarm',
    );
  const checkIns = earlier.filter(isCheckIn).length;
  const saysSafe =
    allClear === 'safe' || (safety === 'safe' && /^(yes|yeah|yep|i)\b|\bsafe\b/i.test(question));
  // Somebody who feels well after an overdose is not safe yet.
  if (about !== 'overdose') {
    if (saysSafe) return toReply(GUIDE_MESSAGES.gladYouAreSafe);
    if (allClear === 'thanks' && (hasSaidSafe || checkIns > 0))
      return toReply(GUIDE_MESSAGES.welcomeAfterAlarm);
  }
  const hasEnded = hasSaidSafe || allClear === 'misread' || isAllClearAnswer(earlier.at(-1) ?? '');
  const isSettled = hasEnded || checkIns >= CHECK_INS_FIRST;
  // Never suggest a talk with someone who may have caused the danger.
  if (isSettled && findWanted(question) === 'words') return toReply(SAFE_BEFORE_TALKING, 'check');
  if (!isSettled) return askAgain();
  if (hasEnded && about !== 'overdose') return null;
  const isFragment = followUp === 'more' && !(thread.questions.length > 0 && asksForMore(question));
  const isUnknown =
    decision.kind === 'smalltalk' ||
    (decision.kind === 'outside' && followUp === 'none' && !isAboutOwnLife(question));
  const isAnswerable = !isFragment && !isUnknown && (followUp === 'none' || earlier.length > 0);
  return isAnswerable ? null : askAgain();
}

async function succeeds(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch {
    return false;
  }
}

/**
 * Older versions of the app send no country. They get the emergency numbers of the United States.
 */
function getContacts(country = 'US', { practiceContacts }: PublicConfig): HelpContacts {
  return helpContacts(isCountry(country) ? country : 'elsewhere', practiceContacts);
}

const createFixedAnswer =
  (response: GuideResponse): WriteAnswer =>
  async (send) => {
    await send(response.answer);
    return response;
  };

const createCrisisResponse = (
  contacts: HelpContacts,
  { answer, kind }: CrisisVerdict,
  message: string,
  threadId: string,
): GuideResponse => ({
  answer: crisisAnswer(contacts, answer, kind, message),
  thread_id: threadId,
  crisis: answer,
  contacts: crisisContacts(contacts, answer, kind, message),
});
