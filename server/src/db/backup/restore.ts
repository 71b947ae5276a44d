import type { MediaStore } from '../../ports/media-store.ts';
import type { Engine } from '../engine.ts';
import { readBackup } from './backup.ts';
import { loadDatabase, migrationsOf, refuseUnlessEmpty } from './load.ts';
import { isThere, keyOf } from './media-files.ts';

export interface Restore {
  file: string;
  passphrase: string | null;
  media: MediaStore;
  /** Opened only after the file has been found whole. */
  openEngine(): Promise<Engine>;
}

/** Fills an empty installation from a backup. Everything is looked at before anything is changed. */
export async function restoreBackup({ file, passphrase, media, openEngine }: Restore) {
  const end = { rows: 0, files: 0 };
  for await (const part of readBackup(file, passphrase)) {
    if (part.kind === 'start') await migrationsOf(part);
    if (part.kind === 'file') await isThere(media, part);
    if (part.kind === 'end') Object.assign(end, { rows: part.rows, files: part.files });
  }
  const engine = await openEngine();
  const written: string[] = [];
  try {
    await engine.asOwner(refuseUnlessEmpty);
    await loadDatabase(engine, readBackup(file, passphrase));
    for await (const part of readBackup(file, passphrase)) {
      if (part.kind !== 'file') continue;
      if (await isThere(media, part)) continue;
      await media.put(keyOf(part.path), Buffer.from(part.content, 'base64'));
      written.push(part.path);
    }
  } catch (error) {
    for (const path of written) await media.remove(keyOf(path));
    throw error;
  } finally {
    await engine.close();
  }
  return end;
}
