import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** A data folder that cannot be used for a reason outside of it, said for whoever can change it. */
export class FolderTrouble extends OperatorError {
  override name = 'FolderTrouble';
}

/** SQLite's names for the same troubles: READONLY, FULL and CANTOPEN. */
const SQLITE_CODES: Record<number, string> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);
/** Less than one file of the database's log. */
const FULL_BELOW_BYTES = 16 * 1024 * 1024;

/** The sentence for an error of opening the folder, or the error itself when it is about something else. */
export async function folderTrouble(
  folder: string,
  error: unknown,
  freeBytes = freeBytesOf,
): Promise<unknown> {
  if (error instanceof OperatorError) return error;
  const { code, errcode } = Object(error) as { code?: string; errcode?: number };
  const trouble = (errcode !== undefined && SQLITE_CODES[errcode]) || code || '';
  const free = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
  // The database's thread dies of a full disk without saying so.
  if (NO_ROOM.has(trouble) || free < FULL_BELOW_BYTES) {
    return new FolderTrouble(
      `The disk of the data folder (${folder}) is full. Nothing was changed. ` +
        'Make room, or set DATA_DIR to a folder on another disk, and start again.',
      { cause: error },
    );
  }
  if (NOT_ALLOWED.has(trouble)) {
    return new FolderTrouble(
      `The data folder (${folder}) cannot be written by this user (${trouble}). ` +
        'Set DATA_DIR to a folder that may be written, or give this one to the user.',
      { cause: error },
    );
  }
  return error;
}

/** How much is left on the disk of a folder that may not be there yet. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return freeBytesOf(dirname(folder));
  }
}
