import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { OperatorError } from '../../operator-error.ts';

/** PGlite contains this PostgreSQL version and cannot open files of another. */
const VERSION = '18';

/** If an essential file is missing, PGlite would replace the database with a new one. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

export async function requireIntactDatabase(folder: string): Promise<void> {
  const missing = ESSENTIAL.filter((name) => !existsSync(join(folder, name)));
  if (!missing.includes('pg_wal') && !(await hasSegment(join(folder, 'pg_wal')))) {
    missing.push('the write-ahead log in pg_wal');
  }
  if (missing.length > 0) {
    throw new OperatorError(
      `The database in ${folder} is incomplete (missing: ${missing.join(', ')}). Nothing was changed. ` +
        'Put back a complete copy of this folder or restore a backup; to start with an empty database, move the folder away.',
    );
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== VERSION) {
    throw new OperatorError(
      `The database in ${folder} was created by PostgreSQL ${version || '(unknown version)'}, but this app needs PostgreSQL ${VERSION}. ` +
        'Nothing was changed. Run the version of the app that created it, or restore a backup.',
    );
  }
}

const hasSegment = async (folder: string) =>
  (await readdir(folder)).some((name) => /^[0-9A-F]{24}$/.test(name));

/**
 * PGlite creates files that every user of the machine can read, so all others lose their rights
 * here.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  // The umask restricts files created later. Node does not let worker threads set it.
  if (isMainThread) process.umask(0o077);
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    if (mode & 0o077) await chmod(path, mode & 0o700);
  }
}
