import type { Clock } from '../../ports/clock.ts';
import { findNewestBackup, type StoredBackup } from './backup-files.ts';
import type { BackupStore } from './store.ts';

const LOOK_EVERY_MS = 10 * 60_000;

/**
 * The list of backups comes from the store itself, so that a backup deleted there is noticed too.
 */
export function watchBackups(store: Pick<BackupStore, 'list'>, clock: Clock) {
  let newest: StoredBackup | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<StoredBackup | null> => {
    const now = clock.now();
    if (now.getTime() - lookedAt < LOOK_EVERY_MS) return newest;
    lookedAt = now.getTime();
    try {
      newest = await findNewestBackup(store, now);
    } catch {
      // If the store stays unreachable, the last known backup grows older, which triggers the
      // alert.
    }
    return newest;
  };
}
