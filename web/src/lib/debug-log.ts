import { redact } from './redact.ts';

export interface DebugEvent {
  id: number;
  source: string;
  event: string;
  payload: unknown;
  timestamp: number;
}

const limit = 200;

let events: readonly DebugEvent[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly DebugEvent[]) {
  events = next;
  for (const listener of listeners) listener();
}

/** The latest 200 things that happened in this tab; secrets never enter it. */
export const debugLog = {
  add(source: string, event: string, payload: unknown = null, now = Date.now()): void {
    const entry = { id: nextId++, source, event, payload: redact(payload), timestamp: now };
    publish([...events.slice(-(limit - 1)), entry]);
  },
  clear(): void {
    publish([]);
  },
  /** The same array until something changes, oldest first: fit for useSyncExternalStore. */
  events: (): readonly DebugEvent[] => events,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
