import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupPlace } from '../../ports/backup-place.ts';
import { openBucket, type S3Place } from '../../ports/s3-bucket.ts';

export interface BackupStore {
  put(name: string, body: Buffer | { file: string }): Promise<void>;
  read(name: string): Promise<AsyncIterable<Buffer> | null>;
  list(): Promise<{ name: string; size: number }[]>;
  remove(name: string): Promise<void>;
  removeUnfinished(): Promise<void>;
}

export const openStore = (settings: BackupPlace): BackupStore =>
  settings.kind === 'folder' ? folderStore(settings.folder) : s3Store(settings);

export const COPIES = 'media-copies/';
const UNFINISHED = '.part';

function folderStore(folder: string): BackupStore {
  const files = async (path: string) => {
    try {
      const found = await readdir(path, { withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map(({ name }) => name);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  const names = async () => [
    ...(await files(folder)),
    ...(await files(join(folder, COPIES))).map((name) => COPIES + name),
  ];
  return {
    async put(name, body) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const beside = `${file}${UNFINISHED}`;
      try {
        if (Buffer.isBuffer(body)) await writeFile(beside, body, { mode: 0o600 });
        else await copyFile(body.file, beside);
        await syncToDisk(beside);
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async read(name) {
      try {
        const stream = createReadStream(join(folder, name));
        await once(stream, 'open');
        return stream;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async list() {
      const finished = (await names()).filter((name) => !name.endsWith(UNFINISHED));
      const measure = async (name: string) => ({
        name,
        size: (await stat(join(folder, name))).size,
      });
      return Promise.all(finished.map(measure));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async removeUnfinished() {
      const isOurs = (name: string) => /^(hearthway-.*|media-copies\/.*)\.part$/.test(name);
      for (const name of (await names()).filter(isOurs)) await rm(join(folder, name));
    },
  };
}

function s3Store(place: S3Place): BackupStore {
  const bucket = openBucket(place, 'BACKUP_TO and the BACKUP_S3_ settings');
  return {
    async put(name, body) {
      await bucket.put(
        name,
        Buffer.isBuffer(body) ? body : { ...body, size: (await stat(body.file)).size },
      );
    },
    read: async (name) => (await bucket.read(name)) as AsyncIterable<Buffer> | null,
    list: async () => (await bucket.list()).map(({ key, size }) => ({ name: key, size })),
    remove: bucket.remove,
    // An access key may lack the right to list uploads, which must not prevent backups.
    removeUnfinished: () => bucket.abortUploads().catch(() => {}),
  };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
