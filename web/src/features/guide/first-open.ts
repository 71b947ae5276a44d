import { storage } from '../../lib/storage.ts';

const KEY = 'hearthway.guide-hint-seen';

export function takeFirstOpen(): boolean {
  if (storage.get(KEY)) return false;
  storage.set(KEY, '1');
  return true;
}
