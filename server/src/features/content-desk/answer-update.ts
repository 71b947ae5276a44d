import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { pageDrafts, resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changeContent, requireVersion } from './change-page.ts';
import { hasUpdate, readPageRow, toDeskPage } from './desk-page.ts';

/** An ignored update is not offered again until the shipped version changes. */
export async function answerUpdate(
  { db, who, now }: Call,
  { id, version, take }: { id: string; version: number; take: boolean },
): Promise<DeskPage> {
  return db.asEditor(who, async (tx) => {
    const page = await readPageRow(tx, id, true);
    const { row, shipped } = page;
    requireVersion(row, version);
    if (!shipped || !hasUpdate(page)) {
      throw new HttpProblem(409, 'nothing_offered', CONTENT_DESK_TEXT.nothingOffered);
    }
    const { hash, fields } = shipped;
    if (take) return toDeskPage(await changeContent({ tx, now }, page, fields, hash), now);
    await tx.update(resources).set({ contentHash: hash }).where(eq(resources.id, id));
    await tx
      .update(pageDrafts)
      .set({ contentHash: hash })
      .where(and(eq(pageDrafts.resourceId, id), isNotNull(pageDrafts.contentHash)));
    return toDeskPage(await readPageRow(tx, id), now);
  });
}
