import type { MediaItem } from '@hearthway/domain/media/contract';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { media } from '../../db/tables/media.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { notFound, readMediaItem } from './media-item.ts';
import { partKeys, pictureKeys } from './store-keys.ts';

export type MediaRow = typeof media.$inferSelect;

export async function describeMedia(
  { db, who }: Call,
  { id, alt }: { id: string; alt: string },
): Promise<MediaItem> {
  return db.asEditor(who, async (tx) => {
    await tx.update(media).set({ alt }).where(eq(media.id, id));
    return readMediaItem(tx, id);
  });
}

/** Old versions of pages count as uses too, because they can be restored. */
export async function deleteMedia(
  { db, who }: Call,
  { id }: { id: string },
  deps: Pick<Deps, 'media'>,
): Promise<void> {
  await db.asEditor(who, async (tx) => {
    const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
    if (!row) throw notFound();
    if (await isInUse(tx, id)) throw new HttpProblem(409, 'in_use', MEDIA_TEXT.inUse);
    await removeFiles(deps, row);
    await tx.delete(media).where(eq(media.id, id));
  });
}

export async function isInUse(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ shown: boolean }>(
    sql`select app.media_is_shown(${id}) as shown`,
  );
  return rows[0]?.shown ?? true;
}

/** Files are removed before their row, so that a failure leaves no files without a row. */
export async function removeFiles(
  { media: store }: Pick<Deps, 'media'>,
  { id, width, size }: MediaRow,
): Promise<void> {
  const keys = width === null ? partKeys(id, size) : pictureKeys(id, width);
  for (const key of keys) await store.remove(key);
}
