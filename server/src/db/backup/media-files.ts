import { OperatorError } from '../../operator-error.ts';
import { type MediaStore, readWhole } from '../../ports/media-store.ts';
import { type MediaCopy, readMediaCopy } from './media-copies.ts';
import type { Part } from './parts.ts';
import type { BackupStore } from './store.ts';

const FOLDER = 'media/';

export async function* copyMediaFiles(
  media: MediaStore,
  save: (bytes: Buffer) => Promise<MediaCopy>,
): AsyncGenerator<Part> {
  for (const key of await media.keys()) {
    const bytes = await readWhole(media, key);
    if (bytes) yield { kind: 'media', path: FOLDER + key, ...(await save(bytes)) };
  }
}

export async function readMediaFile(
  part: Part,
  copies: Pick<BackupStore, 'read'>,
): Promise<{ path: string; bytes: Buffer } | null> {
  if (part.kind === 'file') return { path: part.path, bytes: Buffer.from(part.content, 'base64') };
  if (part.kind === 'media') return { path: part.path, bytes: await readMediaCopy(copies, part) };
  return null;
}

/** Backup files are not trusted, so paths that leave the media folder are refused. */
export function toMediaKey(path: string): string {
  const key = path.slice(FOLDER.length);
  const isOurs = path.startsWith(FOLDER) && !/[\\\0]/.test(key);
  if (!isOurs || key.split('/').some((name) => /^\.{0,2}$/.test(name))) {
    throw new OperatorError(
      'This backup contains a file path outside the media folder, so it wasn’t restored.',
    );
  }
  return key;
}

export async function isAlreadyStored(
  media: MediaStore,
  { path, bytes }: { path: string; bytes: Buffer },
): Promise<boolean> {
  const stored = await readWhole(media, toMediaKey(path));
  if (!stored) return false;
  if (stored.equals(bytes)) return true;
  throw new OperatorError(
    `There’s already a different file at ${path}. Nothing was changed. Restore into an installation without media files.`,
  );
}
