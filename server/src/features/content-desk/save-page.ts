import type { DeskPage, SavePageRequest } from '@hearthway/domain/content-desk/contract';
import type { Call } from '../../db/call.ts';
import { changeContent, deleteDraft, requireVersion } from './change-page.ts';
import { readPageRow, toDeskPage } from './desk-page.ts';
import { requireAltTexts } from './require-alt-texts.ts';

export async function savePage(
  { db, who, now }: Call,
  { id, version, continues = false, ...fields }: SavePageRequest & { id: string },
): Promise<DeskPage> {
  return db.asEditor(who, async (tx) => {
    const page = await readPageRow(tx, id, true);
    requireVersion(page.row, version);
    await requireAltTexts(tx, fields.body);
    return toDeskPage(await changeContent({ tx, now, continues }, page, fields), now);
  });
}

export async function discardDraft(
  { db, who, now }: Call,
  { id, version }: { id: string; version: number },
): Promise<DeskPage> {
  return db.asEditor(who, async (tx) => {
    const page = await readPageRow(tx, id, true);
    requireVersion(page.row, version);
    await deleteDraft(tx, id);
    return toDeskPage({ ...page, draft: null }, now);
  });
}
