import type { BeginUploadRequest, MediaItem, UploadState } from '@hearthway/domain/media/contract';
import { sanitizeFileName } from '@hearthway/domain/media/file-name';
import { detectFileType, FILE_TYPES, type FileType } from '@hearthway/domain/media/file-type';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { PART_BYTES, partBounds, partCount } from '@hearthway/domain/media/parts';
import { and, count, eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { media, mediaUploads } from '../../db/tables/media.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readWhole } from '../../ports/media-store.ts';
import { makePicture } from './make-picture.ts';
import { readMediaItem } from './media-item.ts';
import { partKey, partKeys } from './store-keys.ts';

const MEGABYTE = 1024 * 1024;
const MAX_UNFINISHED = 50;

type MediaDeps = Pick<Deps, 'media' | 'config'>;
type Upload = typeof mediaUploads.$inferSelect;

export async function beginUpload(
  { db, who, now }: Call,
  { name, size, id }: BeginUploadRequest,
  deps: MediaDeps,
): Promise<UploadState> {
  return db.asEditor(who, async (tx) => {
    if (size === 0) throw new HttpProblem(400, 'empty_file', MEDIA_TEXT.empty);
    requireSize(size, 'video', deps.config);
    const begun = id && (await findImported(tx, id, size, deps));
    if (begun) return toUploadState(begun);
    const [unfinished] = await tx.select({ count: count() }).from(mediaUploads);
    if ((unfinished?.count ?? 0) >= MAX_UNFINISHED) {
      throw new HttpProblem(409, 'too_many_uploads', MEDIA_TEXT.tooManyUploads);
    }
    const values = { ...(id && { id }), name: sanitizeFileName(name), size, createdAt: now };
    const [upload] = await tx.insert(mediaUploads).values(values).returning();
    if (!upload) throw new Error('inserting an upload returned no row');
    return toUploadState(upload);
  });
}

async function findImported(
  tx: Tx,
  id: string,
  size: number,
  deps: MediaDeps,
): Promise<Upload | null> {
  const [done] = await tx.select({ id: media.id }).from(media).where(eq(media.id, id));
  if (done) throw new HttpProblem(409, 'media_exists', MEDIA_TEXT.exists);
  const [begun] = await tx.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  if (!begun || begun.size === size) return begun ?? null;
  await tx.delete(mediaUploads).where(eq(mediaUploads.id, id));
  await removeParts(deps, begun);
  return null;
}

export async function readUpload({ db, who }: Call, { id }: { id: string }): Promise<UploadState> {
  return toUploadState(await db.asEditor(who, (tx) => findUpload(tx, id)));
}

/** The browser may send a part again, because the response may have been lost. */
export async function receivePart(
  { db, who }: Call,
  { id, index, read }: { id: string; index: number; read: (length: number) => Promise<Buffer> },
  deps: MediaDeps,
): Promise<UploadState> {
  const upload = await db.asEditor(who, (tx) => findUpload(tx, id));
  if (index < 0 || index > upload.received || index >= partCount(upload.size)) {
    throw new HttpProblem(409, 'out_of_order', MEDIA_TEXT.outOfOrder);
  }
  const { start, end } = partBounds(index, upload.size);
  const bytes = await read(end - start);
  const type = index === 0 ? detectFileType(bytes) : upload.type;
  try {
    if (!type) throw new HttpProblem(415, 'wrong_type', MEDIA_TEXT.wrongType);
    requireSize(upload.size, FILE_TYPES[type], deps.config);
  } catch (error) {
    await cancelUpload({ db, who }, { id }, deps);
    throw error;
  }
  await deps.media.put(partKey(id, index), bytes);
  if (index < upload.received) return toUploadState(upload);
  await db.asEditor(who, (tx) =>
    tx
      .update(mediaUploads)
      .set({ received: index + 1, type })
      .where(and(eq(mediaUploads.id, id), eq(mediaUploads.received, index))),
  );
  return toUploadState({ ...upload, received: index + 1 });
}

export async function cancelUpload(
  { db, who }: Pick<Call, 'db' | 'who'>,
  { id }: { id: string },
  deps: Pick<Deps, 'media'>,
): Promise<void> {
  const [gone] = await db.asEditor(who, async (tx) =>
    tx.delete(mediaUploads).where(eq(mediaUploads.id, id)).returning(),
  );
  if (gone) await removeParts(deps, gone);
}

export async function finishUpload(
  { db, who, now }: Call,
  { id }: { id: string },
  deps: MediaDeps,
): Promise<MediaItem> {
  const upload = await db.asEditor(who, async (tx) => {
    const [done] = await tx.select({ id: media.id }).from(media).where(eq(media.id, id));
    return done ? null : findUpload(tx, id);
  });
  if (upload) {
    const { name, type, size } = upload;
    if (!type || upload.received < partCount(size)) {
      throw new HttpProblem(409, 'not_whole', MEDIA_TEXT.notWhole);
    }
    const kind = FILE_TYPES[type];
    const measures = kind === 'picture' ? await encodePicture(upload, type, deps, { db, who }) : {};
    await db.asEditor(who, async (tx) => {
      const row = { id, kind, name, type, size, ...measures, createdAt: now, unusedSince: now };
      await tx.insert(media).values(row).onConflictDoNothing();
      await tx.delete(mediaUploads).where(eq(mediaUploads.id, id));
    });
    // A video is played from its uploaded parts, so only a picture's parts are removed.
    if (kind === 'picture') await removeParts(deps, upload);
  }
  return db.asEditor(who, (tx) => readMediaItem(tx, id));
}

async function encodePicture(
  { id, size }: Upload,
  type: FileType,
  deps: MediaDeps,
  call: Pick<Call, 'db' | 'who'>,
) {
  try {
    return await makePicture(deps.media, {
      ...{ id, type },
      async source() {
        const parts: Buffer[] = [];
        for (const key of partKeys(id, size)) {
          const part = await readWhole(deps.media, key);
          if (!part) throw new HttpProblem(409, 'not_whole', MEDIA_TEXT.notWhole);
          parts.push(part);
        }
        return Buffer.concat(parts);
      },
    });
  } catch (error) {
    if (error instanceof HttpProblem) await cancelUpload(call, { id }, deps);
    throw error;
  }
}

async function findUpload(tx: Tx, id: string): Promise<Upload> {
  const [upload] = await tx.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  if (!upload) throw new HttpProblem(404, 'upload_not_found', MEDIA_TEXT.uploadNotFound);
  return upload;
}

const toUploadState = ({ id, size, received }: Upload): UploadState => ({ id, size, received });

function requireSize(size: number, kind: 'picture' | 'video', { media: limits }: Deps['config']) {
  const most = kind === 'picture' ? limits.pictureMegabytes : limits.videoMegabytes;
  if (size <= most * MEGABYTE) return;
  const sentence = kind === 'picture' ? MEDIA_TEXT.pictureTooLarge : MEDIA_TEXT.videoTooLarge;
  throw new HttpProblem(413, 'file_too_large', sentence(most));
}

export async function removeParts(
  { media: store }: Pick<Deps, 'media'>,
  { id, size, received }: Upload,
): Promise<void> {
  // A part is stored before it is counted as received. After a crash in between, there is one more
  // part than counted.
  const sent = Math.min(size, (received + 1) * PART_BYTES);
  for (const key of partKeys(id, sent)) await store.remove(key);
}
