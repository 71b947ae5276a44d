import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changePage, requireVersion } from './change-page.ts';
import { isWorkshop, readPageRow, toDeskPage } from './desk-page.ts';
import { kindFields } from './save-page.ts';

/** An ignored update is not offered again until the shipped version changes. */
export async function answerUpdate(
  { db, who, now }: Call,
  { id, version, take }: { id: string; version: number; take: boolean },
): Promise<DeskPage> {
  return db.asEditor(who, async (tx) => {
    const { row, shipped } = await readPageRow(tx, id, true);
    requireVersion(row, version);
    if (!shipped || !row.isDesks || shipped.hash === row.contentHash) {
      throw new HttpProblem(409, 'nothing_offered', CONTENT_DESK_TEXT.nothingOffered);
    }
    const { hash, fields } = shipped;
    if (!take) {
      await tx.update(resources).set({ contentHash: hash }).where(eq(resources.id, id));
      return toDeskPage({ row: { ...row, contentHash: hash }, shipped }, now);
    }
    const after = await changePage({ tx, now }, row, {
      ...fields,
      ...kindFields(isWorkshop(row), fields),
      contentHash: hash,
    });
    return toDeskPage({ row: after, shipped }, now);
  });
}
