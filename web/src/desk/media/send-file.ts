import type { MediaItem, UploadState } from '@hearthway/domain/media/contract';
import { partBounds, partCount } from '@hearthway/domain/media/parts';
import { ApiError } from '../../lib/api-error.ts';
import { storage } from '../../lib/storage.ts';
import { api, apiFetch } from '../../session/api.ts';

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
const { uploads } = api.admin.media;

interface SendOptions {
  id?: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * An unfinished upload is stored under this key. It depends only on the file, so that choosing the
 * same file again after a reload resumes the upload.
 */
const getUploadKey = ({ name, size, lastModified }: File) =>
  `hearthway.upload.${size}.${lastModified}.${name}`;

export async function sendFile(
  file: File,
  { id: wanted, onProgress, signal }: SendOptions,
): Promise<MediaItem> {
  const key = getUploadKey(file);
  let upload = wanted ? null : await findUnfinishedUpload(key, file.size);
  upload ??= await startUpload(file, wanted);
  storage.set(key, upload.id);
  try {
    while (upload.received < partCount(file.size)) {
      onProgress(partBounds(upload.received, file.size).start / file.size);
      upload = await withRetries(() => sendPart(file, upload as UploadState, signal), signal);
    }
    onProgress(1);
    const { id } = upload;
    const made = await withRetries(
      () => apiFetch(`/uploads/${id}/finish`, { method: 'POST', signal }),
      signal,
    );
    storage.remove(key);
    return (await made.json()) as MediaItem;
  } catch (error) {
    if (error instanceof ApiError && !isTransient(error)) storage.remove(key);
    throw error;
  }
}

export async function cancelUpload(file: File): Promise<void> {
  const id = storage.get(getUploadKey(file));
  storage.remove(getUploadKey(file));
  if (id) await uploads[':id'].$delete({ param: { id } }).catch(() => {});
}

async function startUpload(file: File, id?: string): Promise<UploadState> {
  const name = file.name.replaceAll('\0', '').toWellFormed();
  const json = { name, size: file.size, ...(id && { id }) };
  return (await uploads.$post({ json })).json();
}

async function findUnfinishedUpload(key: string, size: number): Promise<UploadState | null> {
  const id = storage.get(key);
  if (!id) return null;
  try {
    const upload = await (await uploads[':id'].$get({ param: { id } })).json();
    return upload.size === size ? upload : null;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

async function sendPart(file: File, { id, received }: UploadState, signal: AbortSignal) {
  const { start, end } = partBounds(received, file.size);
  const answer = await apiFetch(`/uploads/${id}/${received}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file.slice(start, end),
    signal,
  });
  return (await answer.json()) as UploadState;
}

const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export async function withRetries<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
  return work();
}
