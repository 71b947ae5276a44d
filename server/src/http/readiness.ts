import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import { FULL_BELOW_BYTES, getFreeBytes } from '../db/embedded/folder-error.ts';

const VALID_MS = 2_000;

interface Checked {
  db: Pick<Database, 'kind' | 'checkWritable'>;
  dataDir: string;
  freeBytes?: typeof getFreeBytes;
}

export function readinessCheck({ db, dataDir, freeBytes = getFreeBytes }: Checked) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<void> | undefined;
  const check = async () => {
    if (db.kind === 'embedded' && (await freeBytes(dataDir)) < FULL_BELOW_BYTES) {
      throw new DatabaseUnavailable('the disk of the data folder is full');
    }
    await db.checkWritable();
  };
  return (): Promise<void> => {
    if (!result || performance.now() - checkedAt > VALID_MS) {
      checkedAt = performance.now();
      result = check();
    }
    return result;
  };
}
