import { storage } from '../../../lib/storage.ts';

const KEY = 'hearthway.been-here';

/**
 * Whether this member has finished the first steps on this browser. Home then shows the short
 * welcome at once.
 */
export const hasVisitedBefore = (memberId: string): boolean => storage.get(KEY) === memberId;

export function rememberVisit(memberId: string, isFirstVisit: boolean): void {
  if (isFirstVisit) storage.remove(KEY);
  else storage.set(KEY, memberId);
}
