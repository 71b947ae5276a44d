import { storage } from '../../../lib/storage.ts';

const KEY = 'hearthway.been-here';

/** Whom this browser has shown more than the first steps: their home begins with one line of welcome. */
export const wasHere = (memberId: string): boolean => storage.get(KEY) === memberId;

export function rememberHere(memberId: string, isFirstVisit: boolean): void {
  if (isFirstVisit) storage.remove(KEY);
  else storage.set(KEY, memberId);
}
