import { expect, test } from 'vitest';
import { toBackupName } from './backup-files.ts';
import { watchBackups } from './watch-backups.ts';

test('the newest backup is looked up every ten minutes and remembered while the store is unreachable', async () => {
  let now = new Date('2026-03-01T12:00:00Z');
  const at = new Date('2026-03-01T01:00:00Z');
  let lists = 0;
  let isAway = false;
  const store = {
    async list() {
      lists++;
      if (isAway) throw new Error('away');
      return [{ name: toBackupName(at), size: 7 }];
    },
  };
  const read = watchBackups(store, { now: () => now });
  const newest = { name: toBackupName(at), at, bytes: 7 };
  expect(await read()).toEqual(newest);
  expect(await read()).toEqual(newest);
  expect(lists).toBe(1);
  isAway = true;
  now = new Date('2026-03-01T12:10:00Z');
  expect(await read()).toEqual(newest);
  expect(lists).toBe(2);
});
