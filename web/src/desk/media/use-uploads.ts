import type { MediaItem } from '@hearthway/domain/media/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { mediaQueries } from './queries.ts';
import { cancelUpload, sendFile } from './send-file.ts';

export interface Upload {
  key: string;
  file: File;
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  message?: string;
}

export function useUploads(onUploaded?: (item: MediaItem) => void) {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const latestOnUploaded = useRef(onUploaded);
  useEffect(() => {
    latestOnUploaded.current = onUploaded;
  });
  useEffect(() => {
    const all = controllers.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const update = (key: string, by: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...by } : each)));
  const drop = (key: string) => {
    controllers.current.delete(key);
    setUploads((now) => now.filter((each) => each.key !== key));
  };

  async function send({ key, file }: Upload, signal: AbortSignal) {
    if (signal.aborted) return;
    update(key, { state: 'sending' });
    try {
      const onProgress = (share: number) => update(key, { share });
      const item = await sendFile(file, { onProgress, signal });
      drop(key);
      await queryClient.invalidateQueries({ queryKey: mediaQueries.list().queryKey });
      latestOnUploaded.current?.(item);
    } catch (error) {
      if (signal.aborted) return;
      const message = errorMessage(
        error,
        'The upload was interrupted. Choose “Try again” and it’ll continue where it stopped.',
      );
      update(key, { state: 'failed', message });
    }
  }

  function start(upload: Upload) {
    const stop = new AbortController();
    controllers.current.set(upload.key, stop);
    queue.current = queue.current.then(() => send(upload, stop.signal));
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map(
        (file): Upload => ({ key: crypto.randomUUID(), file, share: 0, state: 'waiting' }),
      );
      setUploads((now) => [...now, ...added]);
      for (const upload of added) start(upload);
    },
    retry(upload: Upload) {
      update(upload.key, { state: 'waiting' });
      start(upload);
    },
    cancel({ key, file }: Upload) {
      controllers.current.get(key)?.abort();
      drop(key);
      void cancelUpload(file);
    },
  };
}
