import type { GuideThreadResponse } from '@hearthway/domain/guide/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { guideMessages, guideThreads } from '../../db/tables/guide.ts';

/** The member's latest conversation, so that it is there again after a reload and on another device. */
export const readLatestThread = ({ db, who }: Call): Promise<GuideThreadResponse> =>
  db.read(who, async (tx) => {
    const [latest] = await tx
      .select({ id: guideThreads.id })
      .from(guideThreads)
      .orderBy(desc(guideThreads.updatedAt))
      .limit(1);
    if (!latest) return { thread: null };
    const messages = await tx
      .select({ role: guideMessages.role, content: guideMessages.content })
      .from(guideMessages)
      .where(eq(guideMessages.threadId, latest.id))
      .orderBy(asc(guideMessages.createdAt), sql`role = 'assistant'`);
    return { thread: { id: latest.id, messages } };
  });

/** Its messages go with it. An id of somebody else's thread finds nothing to delete. */
export async function deleteThread({ db, who }: Call, { id }: { id: string }): Promise<void> {
  await db.write(who, (tx) => tx.delete(guideThreads).where(eq(guideThreads.id, id)));
}
