import { OperatorError } from '../../operator-error.ts';
import { type MediaStore, readWhole } from '../../ports/media-store.ts';
import type { Part } from './parts.ts';

/** Path prefix of media files inside a backup, wherever the files are stored. */
const FOLDER = 'media/';

export async function* readMediaFiles(media: MediaStore): AsyncGenerator<Part> {
  for (const key of await media.keys()) {
    const bytes = await readWhole(media, key);
    // Null if the file was deleted in the meantime.
    if (bytes) yield { kind: 'file', path: FOLDER + key, content: bytes.toString('base64') };
  }
}

/**
 * Converts a path in a backup to a media key. Throws if the path would leave the media folder,
 * because the backup file is not trusted.
 */
export function toMediaKey(path: string): string {
  const key = path.slice(FOLDER.length);
  const isOurs = path.startsWith(FOLDER) && !/[\\\0]/.test(key);
  if (!isOurs || key.split('/').some((name) => /^\.{0,2}$/.test(name))) {
    throw new OperatorError(
      'This backup contains a file path outside of the media folder, so it was not restored.',
    );
  }
  return key;
}

/** Whether the same file is already stored. Throws if a different file is stored under that key. */
export async function isAlreadyStored(
  media: MediaStore,
  { path, content }: { path: string; content: string },
): Promise<boolean> {
  const bytes = await readWhole(media, toMediaKey(path));
  if (!bytes) return false;
  if (bytes.equals(Buffer.from(content, 'base64'))) return true;
  throw new OperatorError(
    `A different file ${path} already exists. Nothing was changed. Restore into an installation without media files.`,
  );
}
