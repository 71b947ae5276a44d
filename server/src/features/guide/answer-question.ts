import { checkMessage } from '@hearthway/domain/guide/check-message';
import type { GuideResponse } from '@hearthway/domain/guide/contract';
import { crisisAnswer } from '@hearthway/domain/guide/crisis-answer';
import { decide } from '@hearthway/domain/guide/decide';
import { followUp } from '@hearthway/domain/guide/follow-up';
import { helpContacts } from '@hearthway/domain/help/help-contacts';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { QueryResult } from 'pg';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { commonReply } from './common-reply.ts';
import { corpusBefore, corpusOf } from './corpus.ts';
import { hearCrisis } from './ears/hear-crisis.ts';
import type { FoundAnswer } from './find-answer.ts';
import { findReply } from './find-reply.ts';
import { modelAnswer } from './model-answer.ts';
import { readAsker } from './read-asker.ts';
import { type Exchange, saveExchange } from './thread.ts';
import { understandAside } from './understand/understand-aside.ts';

type GuideDeps = Pick<Deps, 'config' | 'clock' | 'guideModel' | 'log'>;

export interface GuideQuestion {
  message: string;
  threadId: string | null;
  /** The page of the app that the member is on, and what day it is there. */
  page?: string | undefined;
  today?: string | undefined;
  /** They were asked, and said so. */
  isSafe?: boolean | undefined;
}

/** Writes the answer, telling its pieces as they come. */
export type Answering = (
  send: (text: string) => Promise<void>,
  signal: AbortSignal,
) => Promise<GuideResponse>;

/**
 * Everything that can refuse happens before this returns; what it returns writes the answer.
 * Words of crisis come before every other rule and need no database.
 */
export async function answerQuestion(
  { db, who, now, ...deps }: Call & GuideDeps,
  { message, threadId: given, page, today, isSafe = false }: GuideQuestion,
): Promise<Answering> {
  const { config, clock } = deps;
  const threadId = given ?? crypto.randomUUID();
  const crisis = hearCrisis(message);
  if (crisis && !(isSafe && crisis.answer === 'ask')) {
    return fixed(crisisAnswer(contactsOf(config.public), crisis.answer), threadId);
  }
  const check = checkMessage(message);
  if (!check.ok) throw new HttpProblem(400, 'invalid_message', check.message);
  const understood = await understandAside(message);
  const decided = decide(message, understood.meanings);
  const worded = followUp(message);
  const asked = { question: message, understood, decided, worded, page, today };
  const save = (exchange: Pick<Exchange, 'answer' | 'quoted'>, version?: string) =>
    db.write(who, (tx) =>
      // A model takes its time: the answer is not as old as the question.
      saveExchange(
        { tx, who, now: clock.now() },
        { threadId, question: message, ...exchange },
        version,
      ),
    );

  const known = given === null ? corpusBefore(db) : null;
  const common = known && (await commonReply(known, asked, config.public));
  if (known && common !== null) {
    // One statement asks whether the session lives and nothing has changed, and keeps the exchange.
    const isKept = await succeeds(async () => {
      const kept = await save({ answer: common, quoted: [] }, known.version);
      return (kept as QueryResult).rowCount === 1;
    });
    if (isKept) return fixed(common, threadId);
  }

  // Always read, so that a session that has ended is refused.
  const asker = await db.read(who, (tx) => readAsker({ tx, now }, given));
  const corpus = await corpusOf(db, asker.corpusVersion);
  const seen = common === null ? known : null;
  const reply = await findReply({ db, who, now, asker, corpus }, asked, config.public, seen);

  return async (send, signal) => {
    const { found } = reply;
    const written = found && (await wording(deps, message, found, send, signal));
    if (!written) await send(reply.answer);
    const answer = written ?? reply.answer;
    await save({ answer, quoted: reply.quoted })
      // The member has the answer; a thread without it is the smaller loss.
      .catch((err) => deps.log.warn({ err }, 'the exchange was not kept'));
    return { answer, thread_id: threadId };
  };
}

/** What stands in the way, whoever goes the long way finds out. */
async function succeeds(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch {
    return false;
  }
}

/** Where the caller is, only their browser knows: the page puts their country's numbers in. */
const contactsOf = ({ practiceContacts }: PublicConfig) => helpContacts('US', practiceContacts);

const fixed =
  (answer: string, threadId: string): Answering =>
  async (send) => {
    await send(answer);
    return { answer, thread_id: threadId };
  };

async function wording(
  { guideModel, config, log }: GuideDeps,
  question: string,
  found: FoundAnswer,
  send: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<string | null> {
  if (!guideModel) return null;
  const asked = { question, found, productName: config.productName };
  return modelAnswer(guideModel, asked, send, signal, log);
}
