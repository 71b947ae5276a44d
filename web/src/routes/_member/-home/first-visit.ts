import { storage } from '../../../lib/storage.ts';

const KEY = 'hearthway.been-here';

export const hasVisitedBefore = (memberId: string): boolean => storage.get(KEY) === memberId;

export function rememberVisit(memberId: string, isFirstVisit: boolean): void {
  if (isFirstVisit) storage.remove(KEY);
  else storage.set(KEY, memberId);
}
