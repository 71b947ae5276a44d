import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { MediaSettings } from './media-settings.ts';
import { openBucket } from './s3-bucket.ts';

/** Keys are created by us (`pictures/<id>/480.avif`) and never contain a file name from outside. */
export interface MediaStore {
  put(key: string, bytes: Buffer): Promise<void>;
  read(
    key: string,
    range?: { start: number; end: number },
  ): Promise<AsyncIterable<Uint8Array> | null>;
  keys(): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** Call this only while no other process writes to the store. */
  removeUnfinished(): Promise<void>;
}

export const openMediaStore = (place: MediaSettings['place']): MediaStore =>
  place.kind === 'folder'
    ? folderStore(place.folder)
    : {
        ...openBucket(place, 'MEDIA_TO and the MEDIA_S3_ settings'),
        async removeUnfinished() {},
      };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const UNFINISHED = /\.writing-[0-9a-f-]+$/;

function folderStore(folder: string): MediaStore {
  async function list(): Promise<string[]> {
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).split(sep).join('/'),
        );
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
  return {
    async put(key, bytes) {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const beside = `${file}.writing-${randomUUID()}`;
      try {
        const handle = await open(beside, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      try {
        const stream = createReadStream(join(folder, key), range);
        await once(stream, 'open');
        return stream;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    keys: async () => (await list()).filter((key) => !UNFINISHED.test(key)),
    async remove(key) {
      const file = join(folder, key);
      await rm(file, { force: true });
      await rmdir(dirname(file)).catch(() => {});
    },
    async removeUnfinished() {
      for (const key of await list()) if (UNFINISHED.test(key)) await rm(join(folder, key));
    },
  };
}

export async function readWhole(store: MediaStore, key: string): Promise<Buffer | null> {
  const chunks = await store.read(key);
  if (!chunks) return null;
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
