import type { ImportedFile, ImportFileRequest } from '@hearthway/domain/content-desk/contract';
import type { ArchivedMedia } from '@hearthway/domain/media/archive';
import { sendFile, withRetries } from '../../desk/media/send-file.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import type { ArchiveEntry, ImportSource } from './archive.ts';

export interface ImportLine {
  name: string;
  result: ImportedFile['result'] | 'failed';
  reason?: string;
}

export interface ImportPreview {
  lines: ImportLine[];
  texts: ArchiveEntry[];
  media: { item: ArchivedMedia; file: Blob }[];
  isPresent: number;
  bytes: number;
}

interface Steps {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export async function previewImport(source: ImportSource, steps: Steps): Promise<ImportPreview> {
  const preview: ImportPreview = { lines: [], texts: [], media: [], isPresent: 0, bytes: 0 };
  for (const [at, entry] of source.texts.entries()) {
    steps.onProgress(at / source.texts.length);
    const line = await importText(entry, 'preview', steps.signal);
    preview.lines.push(line);
    if (line.result !== 'failed') preview.texts.push(entry);
  }
  if (source.media.length === 0) return preview;
  const { media: known } = await (await api.admin.media.$get()).json();
  const ids = new Set(known.map(({ id }) => id));
  for (const { item, file } of source.media) {
    if (ids.has(item.id)) preview.isPresent++;
    else if (file) {
      preview.media.push({ item, file });
      preview.bytes += file.size;
    } else {
      const reason = 'The file is missing from the archive.';
      preview.lines.push({ name: item.name, result: 'failed', reason });
    }
  }
  return preview;
}

/**
 * Pictures are imported before pages, because a page may only use pictures that have a description.
 */
export async function runImport(
  { texts, media }: ImportPreview,
  mode: 'draft' | 'publish',
  { signal, onProgress }: Steps,
): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  const steps = media.length + texts.length;
  for (const [at, { item, file }] of media.entries()) {
    const onPart = (share: number) => onProgress((at + share) / steps);
    lines.push(await importMedia(item, file, { signal, onProgress: onPart }));
  }
  for (const [at, entry] of texts.entries()) {
    onProgress((media.length + at) / steps);
    lines.push(await importText(entry, mode, signal));
  }
  return lines;
}

async function importMedia(item: ArchivedMedia, file: Blob, steps: Steps): Promise<ImportLine> {
  const { id, name, alt, address } = item;
  try {
    const made = await sendFile(new File([file], name), { id, ...steps });
    if (made.address !== address) {
      const reason =
        'It came out in a different size, so imported pages may not show it. You’ll find it under Media.';
      return { name, result: 'failed', reason };
    }
    if (alt !== null) {
      await withRetries(
        () => api.admin.media[':id'].$put({ param: { id }, json: { alt } }),
        steps.signal,
      );
    }
    return { name, result: 'new' };
  } catch (error) {
    return toFailure(name, error, steps.signal);
  }
}

async function importText(
  { path, file }: ArchiveEntry,
  mode: ImportFileRequest['mode'],
  signal: AbortSignal,
): Promise<ImportLine> {
  try {
    const json = { path, mode, text: await file.text() };
    const { title, result } = await (
      await withRetries(() => api.admin.content.files.$post({ json }), signal)
    ).json();
    return { name: title, result };
  } catch (error) {
    return toFailure(path, error, signal);
  }
}

function toFailure(name: string, error: unknown, signal: AbortSignal): ImportLine {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (signal.aborted || (error instanceof ApiError && (!isRefusal || error.status === 401))) {
    throw error;
  }
  const reason = errorMessage(error, 'We couldn’t import this. Please try again.');
  return { name, result: 'failed', reason: reason.replace(/^content\/\S+ cannot be used: /, '') };
}
