import type { GuideThreadResponse } from '@hearthway/domain/guide/contract';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { guideThreads } from '../../db/tables/guide.ts';

export const readLatestThread = ({ db, who }: Call): Promise<GuideThreadResponse> =>
  db.read(who, async (tx) => {
    const [latest] = await tx
      .select({ id: guideThreads.id, messages: guideThreads.messages })
      .from(guideThreads)
      .orderBy(desc(guideThreads.updatedAt))
      .limit(1);
    if (!latest) return { thread: null };
    const messages = latest.messages.map(({ role, content, isByModel }) => ({
      role,
      content,
      ...(isByModel && { written_by_model: true }),
    }));
    return { thread: { id: latest.id, messages } };
  });

export async function deleteThread({ db, who }: Call, { id }: { id: string }): Promise<void> {
  await db.writeOne(who, (tx) => tx.delete(guideThreads).where(eq(guideThreads.id, id)));
}
