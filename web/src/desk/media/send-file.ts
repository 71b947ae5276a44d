import type { MediaItem, UploadState } from '@hearthway/domain/media/contract';
import { partBounds, partCount } from '@hearthway/domain/media/parts';
import { ApiError } from '../../lib/api-error.ts';
import { storage } from '../../lib/storage.ts';
import { api, apiFetch } from '../../session/api.ts';

/** Pauses before another attempt; after the last one the person is asked. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
const { uploads } = api.admin.media;

interface Sending {
  /** How much of it has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The same file, chosen again after a reload, goes on where it stopped. */
const nameOf = ({ name, size, lastModified }: File) =>
  `hearthway.upload.${size}.${lastModified}.${name}`;

/** Sends a file part by part, patiently, and answers what became of it. */
export async function sendFile(file: File, { onProgress, signal }: Sending): Promise<MediaItem> {
  const key = nameOf(file);
  let upload = await begunBefore(key, file.size);
  upload ??= await begin(file);
  storage.set(key, upload.id);
  try {
    while (upload.received < partCount(file.size)) {
      onProgress(partBounds(upload.received, file.size).start / file.size);
      upload = await patiently(() => sendPart(file, upload as UploadState, signal), signal);
    }
    onProgress(1);
    const { id } = upload;
    const made = await patiently(
      () => apiFetch(`/uploads/${id}/finish`, { method: 'POST', signal }),
      signal,
    );
    storage.remove(key);
    return (await made.json()) as MediaItem;
  } catch (error) {
    // What the server will not have need not be gone on with.
    if (error instanceof ApiError && !isPassing(error)) storage.remove(key);
    throw error;
  }
}

/** Gives up what was begun of it; what cannot be told now is swept up later. */
export async function forgetFile(file: File): Promise<void> {
  const id = storage.get(nameOf(file));
  storage.remove(nameOf(file));
  if (id) await uploads[':id'].$delete({ param: { id } }).catch(() => {});
}

async function begin(file: File): Promise<UploadState> {
  const json = { name: file.name.replaceAll('\0', '').toWellFormed(), size: file.size };
  return (await uploads.$post({ json })).json();
}

async function begunBefore(key: string, size: number): Promise<UploadState | null> {
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

/** No network, or a server that has to catch its breath. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
  return work();
}
