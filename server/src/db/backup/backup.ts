import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../operator-error.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import type { Engine } from '../engine.ts';
import { removeOldBackups, toBackupName, toListName } from './backup-files.ts';
import { dumpDatabase } from './dump.ts';
import { withBackupLease } from './lease.ts';
import { openMediaCopies, readMediaCopy } from './media-copies.ts';
import { copyMediaFiles } from './media-files.ts';
import { readParts, toLine } from './parts.ts';
import { seal, unseal } from './sealed-stream.ts';
import { type BackupStore, syncToDisk } from './store.ts';
import { streamParts } from './stream-parts.ts';

export interface BackupOptions {
  engine: Engine;
  dataDir: string;
  media: MediaStore;
  store: BackupStore;
  passphrase: string | null;
  keepDays: number;
  now: Date;
}

export interface Backup {
  name: string;
  rows: number;
  files: number;
  removed: string[];
}

const FOLDER = 'backup-';

export const makeBackup = (options: BackupOptions): Promise<Backup> =>
  withBackupLease(options.engine, () => backUp(options));

async function backUp(options: BackupOptions): Promise<Backup> {
  const { engine, dataDir, media, store, passphrase, now } = options;
  const name = toBackupName(now);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await removeUnfinished(options);
  const folder = await mkdtemp(join(dataDir, FOLDER));
  try {
    const file = join(folder, name);
    const copies = await openMediaCopies(store, passphrase);
    const used = new Set<string>();
    const lines = streamParts(async (write) => {
      const seen = { rows: 0, files: 0 };
      await dumpDatabase(engine, now, async (part) => {
        if (part.kind === 'rows') seen.rows += part.rows.length;
        await write(part);
      });
      for await (const part of copyMediaFiles(media, copies.save)) {
        seen.files++;
        if (part.kind === 'media') used.add(part.copy);
        await write(part);
      }
      await write({ kind: 'end', ...seen });
    });
    await pipeline(seal(map(lines, toLine), passphrase), createWriteStream(file, { mode: 0o600 }));
    await syncToDisk(file);
    // The list of media copies is stored before the backup, because a backup without a list would
    // keep all media copies from being deleted.
    await store.put(toListName(name), Buffer.from([...used].join('\n')));
    await store.put(name, { file });
    const { rows, files } = await verifyStored(store, name, passphrase);
    return { name, rows, files, removed: await removeOldBackups(store, options) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function verifyStored(store: BackupStore, name: string, passphrase: string | null) {
  try {
    return await verifyBackup(await readStored(store, name), passphrase);
  } catch (error) {
    // A damaged backup would count as the newest one, so it is removed.
    await store.remove(name);
    throw error;
  }
}

/** Only one backup runs at a time, so any temporary files are from a backup that was killed. */
async function removeUnfinished({ dataDir, store }: BackupOptions): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^backup-\w{6}$/.test(name))
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
  await store.removeUnfinished();
}

export async function readStored(store: BackupStore, name: string): Promise<AsyncIterable<Buffer>> {
  const bytes = await store.read(name);
  if (bytes) return bytes;
  throw new OperatorError(
    `There’s no backup called ${name} in BACKUP_TO. List the backups with npm run backups.`,
  );
}

export async function verifyBackup(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | null,
  copies?: BackupStore,
): Promise<{ rows: number; files: number }> {
  let end = { rows: 0, files: 0 };
  for await (const part of readParts(unseal(bytes, passphrase))) {
    if (part.kind === 'media' && copies) await readMediaCopy(copies, part);
    if (part.kind === 'end') end = { rows: part.rows, files: part.files };
  }
  return end;
}

export const readBackup = (file: string, passphrase: string | null) =>
  readParts(unseal(createReadStream(file), passphrase));

async function* map<A, B>(items: AsyncIterable<A>, change: (item: A) => B): AsyncGenerator<B> {
  for await (const item of items) yield change(item);
}
