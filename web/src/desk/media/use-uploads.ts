import type { MediaItem } from '@hearthway/domain/media/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { mediaQueries } from './queries.ts';
import { forgetFile, sendFile } from './send-file.ts';

export interface Upload {
  key: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  message?: string;
}

/** Files on their way, one after the other. Whoever leaves stops them; the same file goes on later. */
export function useUploads(onMade?: (item: MediaItem) => void) {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const line = useRef(Promise.resolve());
  const made = useRef(onMade);
  useEffect(() => {
    made.current = onMade;
  });
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const change = (key: string, by: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...by } : each)));
  const drop = (key: string) => {
    stops.current.delete(key);
    setUploads((now) => now.filter((each) => each.key !== key));
  };

  async function send({ key, file }: Upload, signal: AbortSignal) {
    if (signal.aborted) return;
    change(key, { state: 'sending' });
    try {
      const onProgress = (share: number) => change(key, { share });
      const item = await sendFile(file, { onProgress, signal });
      drop(key);
      await queryClient.invalidateQueries({ queryKey: mediaQueries.list().queryKey });
      made.current?.(item);
    } catch (error) {
      if (signal.aborted) return;
      const message = errorMessage(error, 'It could not be sent. What has arrived is kept.');
      change(key, { state: 'failed', message });
    }
  }

  function start(upload: Upload) {
    const stop = new AbortController();
    stops.current.set(upload.key, stop);
    line.current = line.current.then(() => send(upload, stop.signal));
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
    again(upload: Upload) {
      change(upload.key, { state: 'waiting' });
      start(upload);
    },
    cancel({ key, file }: Upload) {
      stops.current.get(key)?.abort();
      drop(key);
      void forgetFile(file);
    },
  };
}
