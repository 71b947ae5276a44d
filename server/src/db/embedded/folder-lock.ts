import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../operator-error.ts';

const SQLITE_BUSY = 5;

export interface FolderLock {
  release(): void;
}

/** The operating system releases this SQLite lock when the process dies. */
export function lockFolder(lockFile: string): FolderLock {
  const held = new DatabaseSync(lockFile);
  try {
    held.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (cause) {
    held.close();
    throw (cause as { errcode?: number }).errcode === SQLITE_BUSY
      ? new FolderInUse(lockFile, { cause })
      : cause;
  }
  return { release: () => held.close() };
}

export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';

  constructor(lockFile: string, options: ErrorOptions) {
    super(
      `Another process is using this data folder (${lockFile}). ` +
        'Stop it first, give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
      options,
    );
  }
}
