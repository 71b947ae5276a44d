import { eq, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { media, mediaUploads } from '../../db/tables/media.ts';
import type { Deps } from '../../deps.ts';
import { isInUse, type MediaRow, removeFiles } from './edit-media.ts';
import { removeParts } from './uploads.ts';

const DAY_MS = 86_400_000;
const MAX_UNFINISHED_MS = 7 * DAY_MS;
const MAX_UNUSED_MS = 30 * DAY_MS;

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'media'>;

export async function sweepMedia(deps: SweepDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const before = new Date(now.getTime() - MAX_UNFINISHED_MS);
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
      if (row) await sweepItem(tx, row, deps, now);
    });
  }
}

async function sweepItem(tx: Tx, row: MediaRow, deps: SweepDeps, now: Date): Promise<void> {
  const { id, unusedSince } = row;
  const since = (at: Date | null) =>
    tx.update(media).set({ unusedSince: at }).where(eq(media.id, id));
  if (await isInUse(tx, id)) {
    if (unusedSince) await since(null);
  } else if (!unusedSince) {
    await since(now);
  } else if (now.getTime() - unusedSince.getTime() > MAX_UNUSED_MS) {
    await removeFiles(deps, row);
    await tx.delete(media).where(eq(media.id, id));
  }
}
