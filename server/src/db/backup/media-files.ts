import { OperatorError } from '../../operator-error.ts';
import { type MediaStore, readWhole } from '../../ports/media-store.ts';
import type { Part } from './parts.ts';

/** What belongs to the installation beside its database; wherever it is kept, it has this folder's name. */
const FOLDER = 'media/';

export async function* readFiles(media: MediaStore): AsyncGenerator<Part> {
  for (const key of await media.keys()) {
    const bytes = await readWhole(media, key);
    // Deleted meanwhile.
    if (bytes) yield { kind: 'file', path: FOLDER + key, content: bytes.toString('base64') };
  }
}

/** A path out of a file is somebody's word: it has to stay where files of a backup belong. */
export function keyOf(path: string): string {
  const key = path.slice(FOLDER.length);
  const isOurs = path.startsWith(FOLDER) && !/[\\\0]/.test(key);
  if (!isOurs || key.split('/').some((name) => /^\.{0,2}$/.test(name))) {
    throw new OperatorError('This backup names a file outside of its folders.');
  }
  return key;
}

/** Whether it is there already, as it is in the backup; another one under its name is refused. */
export async function isThere(
  media: MediaStore,
  { path, content }: { path: string; content: string },
): Promise<boolean> {
  const bytes = await readWhole(media, keyOf(path));
  if (!bytes) return false;
  if (bytes.equals(Buffer.from(content, 'base64'))) return true;
  throw new OperatorError(
    `There is another ${path} already. Nothing was changed. A backup is restored where no other files are.`,
  );
}
