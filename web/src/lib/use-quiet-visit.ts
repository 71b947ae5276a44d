import { useSyncExternalStore } from 'react';
import { quietVisit } from './quiet-visit.ts';

/** Whether this visit is to stay without offers and nudges. */
export function useQuietVisit(): boolean {
  return useSyncExternalStore(quietVisit.subscribe, quietVisit.isQuiet);
}
