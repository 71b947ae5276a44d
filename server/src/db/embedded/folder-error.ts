import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

export class FolderError extends OperatorError {
  override name = 'FolderError';
}

const SQLITE_CODES: Record<number, string> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);
/**
 * PostgreSQL's write-ahead log grows in files of 16 MB, so the disk counts as full if less is free.
 */
export const FULL_BELOW_BYTES = 16 * 1024 * 1024;

/** PGlite aborts without a reason if it cannot read its files. */
const CRASHED = /^Aborted\(|PGlite failed to initialize/;

export async function explainFolderError(
  folder: string,
  error: unknown,
  freeBytes = getFreeBytes,
): Promise<unknown> {
  if (error instanceof OperatorError) return error;
  const { code, errcode } = Object(error) as { code?: string; errcode?: number };
  const reason = (errcode !== undefined && SQLITE_CODES[errcode]) || code || '';
  const free = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
  if (NO_ROOM.has(reason) || free < FULL_BELOW_BYTES) {
    return new FolderError(
      `The disk of the data folder (${folder}) is full. Nothing was changed. ` +
        'Free some space, or set DATA_DIR to a folder on another disk, and start again.',
      { cause: error },
    );
  }
  if (NOT_ALLOWED.has(reason)) {
    return new FolderError(
      `This user can’t write to the data folder ${folder} (${reason}). ` +
        'Set DATA_DIR to a writable folder, or make this user its owner.',
      { cause: error },
    );
  }
  if (CRASHED.test((error as Error).message) && existsSync(join(folder, 'database'))) {
    return new FolderError(
      `The database in ${join(folder, 'database')} is damaged and can’t be opened. ` +
        'Put back a complete copy of this folder or restore a backup; to start with an empty database, move the folder away.',
      { cause: error },
    );
  }
  return error;
}

export async function getFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return getFreeBytes(dirname(folder));
  }
}
