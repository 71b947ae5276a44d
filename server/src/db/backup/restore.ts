import type { MediaStore } from '../../ports/media-store.ts';
import type { Engine } from '../engine.ts';
import { readBackup } from './backup.ts';
import { findMigrations, loadDatabase } from './load.ts';
import { isAlreadyStored, readMediaFile, toMediaKey } from './media-files.ts';
import type { BackupStore } from './store.ts';

export interface Restore {
  file: string;
  passphrase: string | null;
  media: MediaStore;
  copies: Pick<BackupStore, 'read'>;
  openEngine(): Promise<Engine>;
}

/**
 * The whole backup file is verified before anything is changed. After an interruption, the same
 * restore continues where it stopped.
 */
export async function restoreBackup({ file, passphrase, media, copies, openEngine }: Restore) {
  const end = { rows: 0, files: 0 };
  for await (const part of readBackup(file, passphrase)) {
    if (part.kind === 'start') await findMigrations(part);
    const found = await readMediaFile(part, copies);
    if (found) await isAlreadyStored(media, found);
    if (part.kind === 'end') Object.assign(end, { rows: part.rows, files: part.files });
  }
  const engine = await openEngine();
  try {
    await loadDatabase(engine, readBackup(file, passphrase), async (part) => {
      const found = await readMediaFile(part, copies);
      if (!found || (await isAlreadyStored(media, found))) return;
      await media.put(toMediaKey(found.path), found.bytes);
    });
    await media.removeUnfinished();
  } finally {
    await engine.close();
  }
  return end;
}
