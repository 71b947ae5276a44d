import type { MediaStore } from '../../ports/media-store.ts';
import type { Engine } from '../engine.ts';
import { readBackup } from './backup.ts';
import { findMigrations, loadDatabase, refuseUnlessEmpty } from './load.ts';
import { isAlreadyStored, toMediaKey } from './media-files.ts';

export interface Restore {
  file: string;
  passphrase: string | null;
  media: MediaStore;
  /** Opens the database. Called only after the backup file has been verified. */
  openEngine(): Promise<Engine>;
}

/**
 * Restores a backup into an empty installation. The whole file is verified before anything is
 * changed.
 */
export async function restoreBackup({ file, passphrase, media, openEngine }: Restore) {
  const end = { rows: 0, files: 0 };
  for await (const part of readBackup(file, passphrase)) {
    if (part.kind === 'start') await findMigrations(part);
    if (part.kind === 'file') await isAlreadyStored(media, part);
    if (part.kind === 'end') Object.assign(end, { rows: part.rows, files: part.files });
  }
  const engine = await openEngine();
  const written: string[] = [];
  try {
    await engine.asOwner(refuseUnlessEmpty);
    await loadDatabase(engine, readBackup(file, passphrase));
    for await (const part of readBackup(file, passphrase)) {
      if (part.kind !== 'file') continue;
      if (await isAlreadyStored(media, part)) continue;
      await media.put(toMediaKey(part.path), Buffer.from(part.content, 'base64'));
      written.push(part.path);
    }
  } catch (error) {
    for (const path of written) await media.remove(toMediaKey(path));
    throw error;
  } finally {
    await engine.close();
  }
  return end;
}
