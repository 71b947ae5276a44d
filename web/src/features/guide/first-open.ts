import { storage } from '../../lib/storage.ts';

const KEY = 'hearthway.guide-hint-seen';

/** True at the first open ever in this browser, and never again. */
export function takeFirstOpen(): boolean {
  if (storage.get(KEY)) return false;
  storage.set(KEY, '1');
  return true;
}
