import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';
import { readBackup } from './backup.ts';
import { loadDatabase, migrationsOf, refuseUnlessEmpty } from './load.ts';
import { checkedPath, writeBackFile } from './media-files.ts';

export interface Restore {
  file: string;
  passphrase: string | null;
  dataDir: string;
  /** Opened only after the file has been found whole. */
  openEngine(): Promise<Engine>;
}

/** Fills an empty installation from a backup. Everything is looked at before anything is changed. */
export async function restoreBackup({ file, passphrase, dataDir, openEngine }: Restore) {
  const end = { rows: 0, files: 0 };
  for await (const part of readBackup(file, passphrase)) {
    if (part.kind === 'start') await migrationsOf(part);
    if (part.kind === 'file' && existsSync(join(dataDir, checkedPath(part.path)))) {
      throw new OperatorError(
        `${part.path} is in ${dataDir} already. Nothing was changed. A backup is restored into an empty data folder.`,
      );
    }
    if (part.kind === 'end') Object.assign(end, { rows: part.rows, files: part.files });
  }
  const engine = await openEngine();
  const written: string[] = [];
  try {
    await engine.asOwner(refuseUnlessEmpty);
    await loadDatabase(engine, readBackup(file, passphrase));
    for await (const part of readBackup(file, passphrase)) {
      if (part.kind !== 'file') continue;
      await writeBackFile(dataDir, part.path, part.content);
      written.push(part.path);
    }
  } catch (error) {
    for (const path of written) await rm(join(dataDir, path), { force: true });
    throw error;
  } finally {
    await engine.close();
  }
  return end;
}
