import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNewestBackup, removeOldBackups, toBackupName, toListName } from './backup-files.ts';
import { type BackupStore, openStore } from './store.ts';

const DAY = 86_400_000;
const TODAY = new Date('2026-03-31T01:02:03Z');
const daysAgo = (days: number) => new Date(TODAY.getTime() - days * DAY);

let folder: string;
let store: BackupStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-backup-files-'));
  store = openStore({ kind: 'folder', folder });
});
afterEach(() => rm(folder, { recursive: true }));

const copy = (letter: string) => letter.repeat(64);

async function keep(at: Date, copies: string[] = []): Promise<string> {
  const name = toBackupName(at);
  await store.put(name, Buffer.from('rows'));
  await store.put(toListName(name), Buffer.from(copies.join('\n')));
  for (const one of copies) await store.put(`media-copies/${one}`, Buffer.from(one));
  return name;
}

describe('old backups', () => {
  it('are deleted after the configured number of days, together with their lists of pictures', async () => {
    const names: string[] = [];
    for (let days = 12; days >= 0; days--) names.push(await keep(daysAgo(days)));
    await store.put('notes.txt', Buffer.from('ours'));
    const removed = await removeOldBackups(store, { keepDays: 9, now: TODAY });
    expect(removed.toSorted()).toEqual(names.slice(0, 3));
    const left = names.slice(3).flatMap((name) => [name, toListName(name)]);
    expect((await readdir(folder)).sort()).toEqual([...left, 'notes.txt'].sort());
  });

  it('stay if they are the newest seven, even if the clock is years ahead', async () => {
    for (let days = 20; days >= 1; days--) await keep(daysAgo(days));
    const ahead = new Date('2031-01-01');
    await keep(ahead);
    await removeOldBackups(store, { keepDays: 30, now: ahead });
    const left = (await readdir(folder)).filter((name) => name.endsWith('.backup')).sort();
    expect(left).toEqual(
      [6, 5, 4, 3, 2, 1].map((n) => toBackupName(daysAgo(n))).concat(toBackupName(ahead)),
    );
    expect((await findNewestBackup(store, TODAY))?.at).toEqual(daysAgo(1));
  });

  it('are deleted together with the pictures that no other backup uses', async () => {
    await keep(daysAgo(40), [copy('a'), copy('b')]);
    for (let days = 7; days >= 1; days--) await keep(daysAgo(days), [copy('b')]);
    await store.put(`media-copies/${copy('c')}`, Buffer.from('of a backup that was not finished'));
    await store.put(toListName(toBackupName(daysAgo(3.5))), Buffer.from(copy('c')));
    await store.put('media-copies/salt', Buffer.from('salt'));
    await removeOldBackups(store, { keepDays: 30, now: TODAY });
    expect((await readdir(join(folder, 'media-copies'))).sort()).toEqual([copy('b'), 'salt']);
    expect(await readdir(folder)).not.toContain(toListName(toBackupName(daysAgo(3.5))));
  });

  it('are deleted without any pictures as long as one backup has no list of its pictures', async () => {
    const name = await keep(daysAgo(1));
    await store.remove(toListName(name));
    await store.put(`media-copies/${copy('c')}`, Buffer.from('perhaps used'));
    await removeOldBackups(store, { keepDays: 30, now: TODAY });
    expect(await readdir(join(folder, 'media-copies'))).toEqual([copy('c')]);
  });
});
