import { isMediaCopy, readAll, toCopyName } from './media-copies.ts';
import type { BackupStore } from './store.ts';

export interface StoredBackup {
  name: string;
  at: Date;
  bytes: number;
}

const DAY = 86_400_000;
/** The newest backups are kept at any age, so that a wrong clock cannot delete them all. */
const ALWAYS_KEPT = 7;
const NAME = /^hearthway-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.backup$/;

export const toBackupName = (now: Date) =>
  `hearthway-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

export const toListName = (backup: string) => backup.replace(/\.backup$/, '.media');

export async function listBackups(store: Pick<BackupStore, 'list'>): Promise<StoredBackup[]> {
  return (await store.list())
    .flatMap(({ name, size }) => {
      const [, day, clock = ''] = NAME.exec(name) ?? [];
      const at = new Date(`${day}T${clock.replaceAll('-', ':')}Z`);
      return Number.isNaN(at.getTime()) ? [] : [{ name, at, bytes: size }];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Backups dated in the future are ignored, because they were made while the clock was wrong. */
export async function findNewestBackup(
  store: Pick<BackupStore, 'list'>,
  now: Date,
): Promise<StoredBackup | null> {
  const isPast = ({ at }: StoredBackup) => at.getTime() < now.getTime() + DAY;
  return (await listBackups(store)).find(isPast) ?? null;
}

export async function removeOldBackups(
  store: BackupStore,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<string[]> {
  const past = (await listBackups(store)).filter(({ at }) => at <= now);
  const old = past
    .slice(ALWAYS_KEPT)
    .filter(({ at }) => now.getTime() - at.getTime() > keepDays * DAY);
  for (const { name } of old) {
    await store.remove(name);
    await store.remove(toListName(name));
  }
  await removeUnused(store);
  return old.map(({ name }) => name);
}

async function removeUnused(store: BackupStore): Promise<void> {
  const names = (await store.list()).map(({ name }) => name);
  const lists = new Set((await listBackups(store)).map(({ name }) => toListName(name)));
  const isLeft = (name: string) => /^hearthway-.*\.media$/.test(name) && !lists.has(name);
  for (const name of names.filter(isLeft)) await store.remove(name);
  const used = new Set<string>();
  for (const list of lists) {
    const chunks = await store.read(list);
    // Backups of earlier versions do not list the media copies that they need. While such a backup
    // exists, any copy may still be needed, so none is deleted.
    if (!chunks) return;
    for (const copy of (await readAll(chunks)).toString().split('\n')) used.add(toCopyName(copy));
  }
  const isUnused = (name: string) => isMediaCopy(name) && !used.has(name);
  for (const name of names.filter(isUnused)) await store.remove(name);
}
