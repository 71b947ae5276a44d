import { pictureAddress, videoAddress } from '@hearthway/domain/media/addresses';
import { ARCHIVE_INDEX, type ArchivedMedia } from '@hearthway/domain/media/archive';
import { asc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { media } from '../../db/tables/media.ts';
import type { Deps } from '../../deps.ts';
import { type ArchiveFile, textFile } from '../../http/tar-response.ts';
import { type MediaStore, readWhole } from '../../ports/media-store.ts';
import type { MediaRow } from './edit-media.ts';
import { pictureKey } from './store-keys.ts';
import { videoBytes } from './video-bytes.ts';

/** Files are read one by one while the archive is sent, to save memory. */
export const exportMedia =
  ({ media: store }: Pick<Deps, 'media'>) =>
  async ({ db, who }: Call): Promise<AsyncIterable<ArchiveFile>> => {
    const rows = await db.asEditor(who, (tx) =>
      tx.select().from(media).orderBy(asc(media.createdAt), asc(media.id)),
    );
    return readFiles(store, rows);
  };

async function* readFiles(store: MediaStore, rows: MediaRow[]): AsyncGenerator<ArchiveFile> {
  const index = rows.map(toArchived);
  yield textFile(ARCHIVE_INDEX, `${JSON.stringify(index, null, 2)}\n`);
  for (const row of rows) {
    const { file: path } = toArchived(row);
    if (row.width === null) {
      const whole = { start: 0, end: row.size - 1 };
      yield { path, size: row.size, bytes: videoBytes(store, row.id, whole) };
    } else {
      const bytes = await readWhole(store, pictureKey(row.id, row.width, 'webp'));
      if (bytes) yield { path, size: bytes.length, bytes: [bytes] };
    }
  }
}

function toArchived({ id, kind, name, alt, type, width, height }: MediaRow): ArchivedMedia {
  const isPicture = width !== null && height !== null;
  return {
    ...{ id, kind, name, alt },
    address: isPicture ? pictureAddress({ id, width, height }) : videoAddress(id),
    file: isPicture ? `media/pictures/${id}.webp` : `media/videos/${id}.${type.split('/')[1]}`,
  };
}
