export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export const PAUSE_MS = 1_500;
export const LONGEST_WAIT_MS = 15_000;
export const RETRY_MS = 10_000;

interface AutosaveOptions<Draft> {
  saved: Draft;
  send: (draft: Draft) => Promise<'saved' | 'conflict'>;
  mayRetry: (error: unknown) => boolean;
  onState: (state: SaveState, error: unknown) => void;
}

export interface Autosave<Draft> {
  change(draft: Draft): void;
  /** Saves right away and returns true if nothing is left unsaved. */
  flush(): Promise<boolean>;
  resume(): void;
  start(): void;
  stop(): void;
}

/** Saves after a pause in typing, one request at a time. A conflict stops it until `resume`. */
export function createAutosave<Draft>(options: AutosaveOptions<Draft>): Autosave<Draft> {
  let latest = options.saved;
  let stored = JSON.stringify(options.saved);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt: number | null = null;
  let sending: Promise<boolean> | null = null;
  let state: SaveState = 'saved';
  let isStopped = false;

  const isChanged = () => JSON.stringify(latest) !== stored;
  const mayNotSend = () => isStopped || state === 'conflict';

  function setState(now: SaveState, error: unknown = null) {
    state = now;
    if (!isStopped) options.onState(now, error);
  }
  function sendIn(ms: number) {
    clearTimeout(timer);
    if (!mayNotSend()) timer = setTimeout(() => void sendOnce(), ms);
  }
  function sendOnce(): Promise<boolean> {
    sending ??= sendLatest().finally(() => {
      sending = null;
    });
    return sending;
  }
  async function sendLatest(): Promise<boolean> {
    clearTimeout(timer);
    changedAt = null;
    const draft = latest;
    setState('saving');
    try {
      if ((await options.send(draft)) === 'conflict') {
        setState('conflict');
        return false;
      }
    } catch (error) {
      setState('failed', error);
      if (options.mayRetry(error)) sendIn(RETRY_MS);
      return false;
    }
    stored = JSON.stringify(draft);
    if (isChanged()) sendIn(PAUSE_MS);
    setState(isChanged() ? 'unsaved' : 'saved');
    return true;
  }

  return {
    change(draft) {
      latest = draft;
      if (sending || mayNotSend()) return;
      if (!isChanged()) {
        clearTimeout(timer);
        changedAt = null;
        setState('saved');
        return;
      }
      changedAt ??= Date.now();
      if (state !== 'failed') setState('unsaved');
      sendIn(Math.min(PAUSE_MS, Math.max(0, changedAt + LONGEST_WAIT_MS - Date.now())));
    },
    async flush() {
      while (isChanged()) {
        if (mayNotSend() || !(await sendOnce())) return false;
      }
      return true;
    },
    resume() {
      state = 'unsaved';
      void sendOnce();
    },
    start() {
      isStopped = false;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
