import { sql } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { type GuideMessage, guideThreads } from '../../db/tables/guide.ts';

const MAX_MESSAGES = 40;

export interface Thread {
  questions: string[];
  answers: { content: string; passages: string[] }[];
}

export interface Exchange {
  threadId: string;
  question: string;
  answer: string;
  quoted: string[];
  isByModel?: boolean;
}

export const saveExchange = (
  { tx, who, now }: TxCall,
  { threadId, question, answer, quoted, isByModel = false }: Exchange,
  version?: string,
) => {
  const at = now.toISOString();
  const messages: GuideMessage[] = [
    { at, role: 'user', content: question, passages: [] },
    { at, role: 'assistant', content: answer, passages: quoted, ...(isByModel && { isByModel }) },
  ];
  return tx.execute(sql`
    insert into ${guideThreads} as kept (user_id, id, created_at, updated_at, messages)
    select ${who.userId}::uuid, ${threadId}::uuid, ${now}::timestamptz, ${now}::timestamptz,
      ${JSON.stringify(messages)}::jsonb
    where ${version === undefined ? sql`true` : isLatest(version)}
    on conflict (user_id, id) do update set updated_at = excluded.updated_at,
      messages = jsonb_path_query_array(kept.messages, ${LATEST}) || excluded.messages`);
};

const isLatest = (version: string) =>
  sql`exists (select from app.guide_corpus where version = ${version})`;

const LATEST = sql.raw(`'$[last - ${MAX_MESSAGES - 3} to last]'`);
