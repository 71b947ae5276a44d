import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { BackupPlace } from '../../ports/backup-place.ts';
import { openBucket, type S3Place } from '../../ports/s3-bucket.ts';

export interface BackupStore {
  put(file: string): Promise<void>;
  read(name: string): Promise<AsyncIterable<Buffer>>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export const openStore = (settings: BackupPlace): BackupStore =>
  settings.kind === 'folder' ? folderStore(settings.folder) : s3Store(settings);

function folderStore(folder: string): BackupStore {
  return {
    async put(file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = basename(file);
      // Copy the file first and then rename it, so that the folder never contains an incomplete
      // backup.
      await copyFile(file, join(folder, `${name}.part`));
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    read: async (name) => createReadStream(join(folder, name)),
    names: () => readdir(folder).catch(() => []),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function s3Store(place: S3Place): BackupStore {
  const bucket = openBucket(place, 'BACKUP_TO and the BACKUP_S3_ settings');
  return {
    async put(file) {
      const { size } = await stat(file);
      await bucket.put(basename(file), { file, size });
    },
    async read(name) {
      const bytes = await bucket.read(name);
      if (!bytes) throw new OperatorError(`The backup store has no file ${name}.`);
      return bytes as AsyncIterable<Buffer>;
    },
    names: bucket.keys,
    remove: bucket.remove,
  };
}
