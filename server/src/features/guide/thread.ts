import { sql } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { guideMessages, guideThreads } from '../../db/tables/guide.ts';

const MAX_THREADS = 20;
const MAX_MESSAGES = 40;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

export interface Thread {
  /** What the member asked in it, newest first. */
  questions: string[];
  /** Passages that were quoted already. */
  quoted: string[];
}

export interface Exchange {
  /** What the thread held until now. */
  before: Thread;
  threadId: string;
  question: string;
  answer: string;
  quoted: string[];
}

/**
 * Keeps a question with its answer, and no more of the past than a thread needs. One statement: what
 * it deletes is chosen as if this exchange were not there yet, so there is room for it. Threads can
 * only become too many with a new one.
 */
export const saveExchange = (
  { tx, who, now }: TxCall,
  { before, threadId, question, answer, quoted }: Exchange,
) => {
  const isNew = before.questions.length === 0;
  return tx.execute(sql`
    with thread as (
      insert into ${guideThreads} (user_id, id, created_at, updated_at)
      values (${who.userId}, ${threadId}, ${now}, ${now})
      on conflict (user_id, id) do update set updated_at = excluded.updated_at
    ), past as (${isNew ? pastThreads(threadId, now) : pastMessages(threadId)})
    insert into ${guideMessages} (user_id, thread_id, created_at, role, content, passages)
    values (${who.userId}, ${threadId}, ${now}, 'user', ${question}, '{}'),
      (${who.userId}, ${threadId}, ${now}, 'assistant', ${answer}, ${sql.param(quoted)}::uuid[])`);
};

const pastThreads = (threadId: string, now: Date) => sql`
  delete from ${guideThreads} where id <> ${threadId} and (
    updated_at < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)} or id not in (
      select id from ${guideThreads} where id <> ${threadId}
      order by updated_at desc limit ${MAX_THREADS - 1}))`;

const pastMessages = (threadId: string) => sql`
  delete from ${guideMessages} where thread_id = ${threadId} and id not in (
    select id from ${guideMessages} where thread_id = ${threadId}
    order by created_at desc, role = 'assistant' limit ${MAX_MESSAGES - 2})`;
