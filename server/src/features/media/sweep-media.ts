import { eq, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { media, mediaUploads } from '../../db/tables/media.ts';
import type { Deps } from '../../deps.ts';
import { isShown, type MediaRow, removeFiles } from './keep-media.ts';
import { removeParts } from './uploads.ts';

const DAY = 86_400_000;
/** Whoever was interrupted comes back within a week, or begins anew. */
const UNFINISHED = 7 * DAY;
/** How long something that nothing shows is kept, in case it is wanted after all. */
const UNUSED = 30 * DAY;

type Sweeping = Pick<Deps, 'db' | 'clock' | 'media'>;

/** Removes what nothing has shown for a month, and uploads that nobody finished. */
export async function sweepMedia(deps: Sweeping): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const before = new Date(now.getTime() - UNFINISHED);
  const left = await db.asJobs((tx) =>
    tx.select().from(mediaUploads).where(lt(mediaUploads.createdAt, before)),
  );
  for (const upload of left) {
    await removeParts(deps, upload);
    await db.asJobs((tx) => tx.delete(mediaUploads).where(eq(mediaUploads.id, upload.id)));
  }
  for (const { id } of await db.asJobs((tx) => tx.select({ id: media.id }).from(media))) {
    await db.asJobs(async (tx) => {
      const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
      if (row) await lookAt(tx, row, deps, now);
    });
  }
}

async function lookAt(tx: Tx, row: MediaRow, deps: Sweeping, now: Date): Promise<void> {
  const { id, unusedSince } = row;
  const since = (at: Date | null) =>
    tx.update(media).set({ unusedSince: at }).where(eq(media.id, id));
  if (await isShown(tx, id)) {
    if (unusedSince) await since(null);
  } else if (!unusedSince) {
    await since(now);
  } else if (now.getTime() - unusedSince.getTime() > UNUSED) {
    await removeFiles(deps, row);
    await tx.delete(media).where(eq(media.id, id));
  }
}
