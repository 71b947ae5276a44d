import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { OperatorError } from '../../operator-error.ts';

/** The version of PostgreSQL that PGlite is; its files are not understood by any other. */
const VERSION = '18';

/** A database that lacks one of these cannot be opened; PGlite would make a new one in its place. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** Refuses, before anything is touched, what is there but cannot be opened as it is. */
export async function refuseUnlessWhole(folder: string): Promise<void> {
  const missing = ESSENTIAL.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    throw new OperatorError(
      `The database in ${folder} is not whole (missing: ${missing.join(', ')}). Nothing was changed. ` +
        'Put back a whole copy of this folder or restore a backup; to begin with an empty database, move the folder away.',
    );
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== VERSION) {
    throw new OperatorError(
      `The database in ${folder} was made by version ${version || '(unreadable)'} of PostgreSQL and this program opens version ${VERSION}. ` +
        'Nothing was changed. Run the program that made it, or restore a backup.',
    );
  }
}

/** PGlite gives its files to everybody; they are for whoever runs the server. */
export async function keepToOwner(folder: string): Promise<void> {
  // For files that are made from now on. A thread may not change it; its process has.
  if (isMainThread) process.umask(0o077);
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    if (mode & 0o077) await chmod(path, mode & 0o700);
  }
}
