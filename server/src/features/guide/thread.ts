import { sql } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { type GuideMessage, guideThreads } from '../../db/tables/guide.ts';

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
  /** Whether the thread begins with it. */
  isNew: boolean;
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
  { isNew, threadId, question, answer, quoted }: Exchange,
  /** Of the corpus that the answer comes from, if nothing is to be kept where it is not the latest. */
  version?: string,
) => {
  const at = now.toISOString();
  const messages: GuideMessage[] = [
    { at, role: 'user', content: question, passages: [] },
    { at, role: 'assistant', content: answer, passages: quoted },
  ];
  return tx.execute(sql`
    ${isNew ? sql`with past as (${pastThreads(now)})` : sql``}
    insert into ${guideThreads} as kept (user_id, id, created_at, updated_at, messages)
    select ${who.userId}::uuid, ${threadId}::uuid, ${now}::timestamptz, ${now}::timestamptz,
      ${JSON.stringify(messages)}::jsonb
    where ${version === undefined ? sql`true` : isLatest(version)}
    on conflict (user_id, id) do update set updated_at = excluded.updated_at,
      messages = jsonb_path_query_array(kept.messages, ${LATEST}) || excluded.messages`);
};

const isLatest = (version: string) =>
  sql`exists (select from app.guide_corpus where version = ${version})`;

/** Of the messages so far, those that leave room for two. */
const LATEST = sql.raw(`'$[last - ${MAX_MESSAGES - 3} to last]'`);

/**
 * Those that are too many and those that are too old, each found by the order of the index and deleted
 * by its key: a range of them would be walked through by way of all that went before.
 */
const pastThreads = (now: Date) => sql`
  delete from ${guideThreads} where id = any (
    array(select id from ${guideThreads} order by updated_at desc offset ${MAX_THREADS - 1})
    || array(select id from ${guideThreads}
      where updated_at < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}))`;
