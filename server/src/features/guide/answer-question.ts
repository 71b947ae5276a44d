import { checkMessage } from '@hearthway/domain/guide/check-message';
import type { GuideResponse } from '@hearthway/domain/guide/contract';
import { crisisAnswer } from '@hearthway/domain/guide/crisis-answer';
import { decideAnswer } from '@hearthway/domain/guide/decide';
import { classifyFollowUp } from '@hearthway/domain/guide/follow-up';
import { helpContacts } from '@hearthway/domain/help/help-contacts';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { QueryResult } from 'pg';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { commonReply } from './common-reply.ts';
import { getCachedCorpus, getCorpus } from './corpus.ts';
import { classifyCrisis } from './crisis/classify-crisis.ts';
import type { FoundAnswer } from './find-answer.ts';
import { findReply } from './find-reply.ts';
import { classifyInWorker } from './intent/classify-in-worker.ts';
import { modelAnswer } from './model-answer.ts';
import { readAsker } from './read-asker.ts';
import { type Exchange, saveExchange } from './thread.ts';

export type GuideDeps = Pick<Deps, 'config' | 'clock' | 'guideModel' | 'log'>;

export interface GuideQuestion {
  message: string;
  threadId: string | null;
  /** Page of the app that the member has open, and today's date in their time zone. */
  page?: string | undefined;
  today?: string | undefined;
  /** The member was asked whether they are safe and said yes. */
  isSafe?: boolean | undefined;
}

export type WriteAnswer = (
  send: (text: string) => Promise<void>,
  signal: AbortSignal,
) => Promise<GuideResponse>;

/**
 * Checks everything that can refuse the question before it returns; the returned function writes
 * the answer. Crisis detection comes before every other rule and needs no database.
 */
export async function answerQuestion(
  { db, who, now, ...deps }: Call & GuideDeps,
  { message, threadId: givenThreadId, page, today, isSafe = false }: GuideQuestion,
): Promise<WriteAnswer> {
  const { config, clock } = deps;
  const threadId = givenThreadId ?? crypto.randomUUID();
  const crisis = classifyCrisis(message);
  if (crisis && !(isSafe && crisis.answer === 'ask')) {
    return createFixedAnswer(crisisAnswer(getContacts(config.public), crisis.answer), threadId);
  }
  const check = checkMessage(message);
  if (!check.ok) throw new HttpProblem(400, 'invalid_message', check.message);
  const classification = await classifyInWorker(message);
  const decision = decideAnswer(message, classification.intents);
  const followUp = classifyFollowUp(message);
  const asked = { question: message, classification, decision, followUp, page, today };
  const save = (exchange: Pick<Exchange, 'answer' | 'quoted'>, version?: string) =>
    db.writeOne(who, (tx) =>
      // Not `now`: with a model, the answer comes seconds after the question.
      saveExchange(
        { tx, who, now: clock.now() },
        { threadId, question: message, ...exchange },
        version,
      ),
    );

  const cachedCorpus = givenThreadId === null ? getCachedCorpus(db) : null;
  const commonAnswer = cachedCorpus && (await commonReply(cachedCorpus, asked, config.public));
  if (cachedCorpus && commonAnswer !== null) {
    // A single statement checks the session and the corpus version, and saves the exchange.
    const isSaved = await succeeds(async () => {
      const saved = await save({ answer: commonAnswer, quoted: [] }, cachedCorpus.version);
      return (saved as QueryResult).rowCount === 1;
    });
    if (isSaved) return createFixedAnswer(commonAnswer, threadId);
  }

  // Always read, because this is what refuses an ended session.
  const asker = await db.read(who, (tx) => readAsker({ tx, now }, givenThreadId));
  const corpus = await getCorpus(db, asker.corpusVersion);
  const checkedCorpus = commonAnswer === null ? cachedCorpus : null;
  const reply = await findReply(
    { db, who, now, asker, corpus },
    asked,
    config.public,
    checkedCorpus,
  );

  return async (send, signal) => {
    const { found } = reply;
    const modelText = found && (await writeWithModel(deps, message, found, send, signal));
    if (!modelText) await send(reply.answer);
    const answer = modelText ?? reply.answer;
    await save({ answer, quoted: reply.quoted })
      // The member already has the answer, so a gap in the stored thread is acceptable.
      .catch((err) =>
        deps.log.warn({ err }, 'could not save the exchange; the member still gets the answer'),
      );
    return { answer, thread_id: threadId };
  };
}

/** Treats any error as "no": the regular path runs next and reports it properly. */
async function succeeds(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch {
    return false;
  }
}

/** US numbers are a placeholder: the browser knows the member's country and replaces them. */
const getContacts = ({ practiceContacts }: PublicConfig) => helpContacts('US', practiceContacts);

const createFixedAnswer =
  (answer: string, threadId: string): WriteAnswer =>
  async (send) => {
    await send(answer);
    return { answer, thread_id: threadId };
  };

async function writeWithModel(
  { guideModel, config, log }: GuideDeps,
  question: string,
  found: FoundAnswer,
  send: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<string | null> {
  if (!guideModel) return null;
  const input = { question, found, productName: config.productName };
  return modelAnswer(guideModel, input, send, signal, log);
}
