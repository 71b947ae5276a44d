import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { parseTarHeader, TAR_BLOCK, tarPadding } from '@hearthway/domain/content-desk/tar';

/**
 * This archive contains the files of an empty database. PGlite could create them, but would need
 * half a gigabyte of memory for it.
 */
const ARCHIVE = new URL(
  'prepopulatedfs.tgz',
  import.meta.resolve('@electric-sql/pglite-prepopulatedfs'),
);

export async function unpackEmptyDatabase(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await pipeline(createReadStream(ARCHIVE), createGunzip(), async (unpacked) => {
    const take = takeFrom(unpacked);
    for (;;) {
      const entry = parseTarHeader(await buffer(take(TAR_BLOCK)));
      if (!entry) break;
      const path = join(folder, entry.path);
      if (entry.isFile) await writeFile(path, take(entry.size), { mode: 0o600 });
      else await mkdir(path, { mode: 0o700 });
      await buffer(take(tarPadding(entry.size)));
    }
  });
  await useUtc(join(folder, 'postgresql.conf'));
}

/** Passes each file on in pieces, because the memory of a whole file would be freed too late. */
function takeFrom(source: AsyncIterable<Buffer>): (length: number) => AsyncIterable<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async function* take(length) {
    for (let missing = length; missing > 0; ) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next();
        if (done) throw new Error('the archive of an empty database ends too early');
        rest = value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  };
}

/** The archive sets the time zone `Etc/GMT0`. A database created by PGlite has `UTC`. */
async function useUtc(file: string): Promise<void> {
  const settings = await readFile(file, 'utf8');
  await writeFile(file, settings.replaceAll("timezone = 'Etc/GMT0'", 'timezone = UTC'));
}
