import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '../../ports/media-store.ts';
import type { Engine } from '../engine.ts';
import { dumpDatabase } from './dump.ts';
import { readMediaFiles } from './media-files.ts';
import { type Part, readParts, toLine } from './parts.ts';
import { seal, unseal } from './sealed-stream.ts';
import type { BackupStore } from './store.ts';
import { streamParts } from './stream-parts.ts';

export interface BackupOptions {
  engine: Engine;
  /** Folder in which a temporary folder for assembling the backup file is created. */
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

const DAY = 86_400_000;
const NAME = /^hearthway-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.backup$/;

/** Writes a backup, verifies it by reading it back from the store, and deletes old backups. */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { engine, dataDir, media, store, passphrase, now } = options;
  const name = `hearthway-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, 'backup-'));
  try {
    const file = join(folder, name);
    const lines = streamParts(async (write) => {
      const seen = { rows: 0, files: 0 };
      const count = async (part: Part) => {
        if (part.kind === 'rows') seen.rows += part.rows.length;
        if (part.kind === 'file') seen.files++;
        await write(part);
      };
      await dumpDatabase(engine, now, count);
      for await (const part of readMediaFiles(media)) await count(part);
      await write({ kind: 'end', ...seen });
    });
    await pipeline(seal(map(lines, toLine), passphrase), createWriteStream(file, { mode: 0o600 }));
    await syncToDisk(file);
    await store.put(file);
    const { rows, files } = await verifyBackup(await store.read(name), passphrase);
    return { name, rows, files, removed: await removeOld(options) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws an OperatorError if the file is truncated, damaged or not one of our backups. */
export async function verifyBackup(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | null,
): Promise<{ rows: number; files: number }> {
  let end = { rows: 0, files: 0 };
  for await (const part of readParts(unseal(bytes, passphrase))) {
    if (part.kind === 'end') end = { rows: part.rows, files: part.files };
  }
  return end;
}

export const readBackup = (file: string, passphrase: string | null) =>
  readParts(unseal(createReadStream(file), passphrase));

async function removeOld({ store, keepDays, now }: BackupOptions): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await store.names()) {
    const [, time] = NAME.exec(name) ?? [];
    if (!time) continue;
    const [day, clock = ''] = time.split('T');
    const age = now.getTime() - Date.parse(`${day}T${clock.replaceAll('-', ':')}Z`);
    if (age <= keepDays * DAY) continue;
    await store.remove(name);
    removed.push(name);
  }
  return removed;
}

async function* map<A, B>(items: AsyncIterable<A>, change: (item: A) => B): AsyncGenerator<B> {
  for await (const item of items) yield change(item);
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
