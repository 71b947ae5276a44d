import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
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

export const NEW_THREAD: Thread = { questions: [], quoted: [] };

/** An id of somebody else's thread finds nothing: the member's own key comes first. */
export async function readThread(tx: Tx, threadId: string | null): Promise<Thread> {
  if (!threadId) return NEW_THREAD;
  const rows = await tx
    .select()
    .from(guideMessages)
    .where(eq(guideMessages.threadId, threadId))
    .orderBy(desc(guideMessages.createdAt), sql`role = 'user'`)
    .limit(MAX_MESSAGES);
  return {
    questions: rows.filter(({ role }) => role === 'user').map(({ content }) => content),
    quoted: rows.flatMap(({ passages }) => passages),
  };
}

export interface Exchange {
  threadId: string;
  question: string;
  answer: string;
  quoted: string[];
}

/** Keeps a question with its answer, and no more of the past than a thread needs. */
export async function saveExchange({ tx, who, now }: TxCall, exchange: Exchange): Promise<void> {
  const { userId } = who;
  const { threadId, question, answer, quoted } = exchange;
  await tx
    .insert(guideThreads)
    .values({ userId, id: threadId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [guideThreads.userId, guideThreads.id],
      set: { updatedAt: now },
    });
  const common = { userId, threadId, createdAt: now };
  await tx.insert(guideMessages).values([
    { ...common, role: 'user', content: question },
    { ...common, role: 'assistant', content: answer, passages: quoted },
  ]);
  await forgetThePast(tx, threadId, now);
}

async function forgetThePast(tx: Tx, threadId: string, now: Date): Promise<void> {
  const newest = tx
    .select({ id: guideThreads.id })
    .from(guideThreads)
    .orderBy(desc(guideThreads.updatedAt))
    .limit(MAX_THREADS);
  const tooOld = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await tx.delete(guideThreads).where(lt(guideThreads.updatedAt, tooOld));
  await tx.delete(guideThreads).where(notInArray(guideThreads.id, newest));
  const kept = tx
    .select({ id: guideMessages.id })
    .from(guideMessages)
    .where(eq(guideMessages.threadId, threadId))
    .orderBy(desc(guideMessages.createdAt))
    .limit(MAX_MESSAGES);
  await tx
    .delete(guideMessages)
    .where(and(eq(guideMessages.threadId, threadId), notInArray(guideMessages.id, kept)));
}
