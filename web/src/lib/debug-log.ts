import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { redact } from './redact.ts';

export interface DebugEvent {
  id: number;
  source: string;
  event: string;
  payload: unknown;
  timestamp: number;
}

const limit = 200;

const events = createAtom<readonly DebugEvent[]>([]);
let nextId = 1;

export const debugLog = {
  add(source: string, event: string, payload: unknown = null, now = Date.now()): void {
    const entry = { id: nextId++, source, event, payload: redact(payload), timestamp: now };
    events.set((before) => [...before.slice(-(limit - 1)), entry]);
  },
  clear(): void {
    events.set([]);
  },
  events: events as ReadonlyAtom<readonly DebugEvent[]>,
};
