import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readStored, verifyBackup } from '@hearthway/server/db/backup/backup';
import { listBackups } from '@hearthway/server/db/backup/backup-files';
import { openStore } from '@hearthway/server/db/backup/store';
import { serverProcess } from '@hearthway/server/testing/server-process';
import type { Proof } from './proof.ts';

const PASSPHRASE = 'for the proof only';
const FILE_BYTES = 4 * 1024 * 1024;
const GIVE_UP_MS = 300_000;

export const killDuringBackup = (files: number, databaseUrl?: string): Proof => ({
  name: `a server killed during a backup (${databaseUrl ? 'PostgreSQL' : 'embedded'})`,
  async run(report) {
    await using cleanup = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-kill-backup-'));
    cleanup.defer(() => rm(folder, { recursive: true, force: true }));
    const server = cleanup.use(
      await serverProcess({
        PERSONAS: 'off',
        BACKUP_TO: folder,
        BACKUP_PASSPHRASE: PASSPHRASE,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }),
    );
    const media = join(server.dataDir, 'media', 'videos');
    await mkdir(media, { recursive: true });
    for (let n = 0; n < files; n++)
      await writeFile(join(media, String(n)), randomBytes(FILE_BYTES));
    const store = openStore({ kind: 'folder', folder });
    const countCopies = async () => (await store.list()).length - 1;
    await server.start();
    await until(async () => (await countCopies()) > files / 4);
    await server.kill();
    const before = await countCopies();
    if ((await listBackups(store)).length > 0) throw new Error('the backup was already complete');
    report(`killed after ${before} of ${files} files`);

    const restarted = performance.now();
    await server.start();
    await until(async () => (await listBackups(store)).length > 0);
    const seconds = ((performance.now() - restarted) / 1000).toFixed(0);
    await until(async () => (await findLeftovers(server.dataDir, folder)).length === 0);
    const [backup] = await listBackups(store);
    const found = await verifyBackup(
      await readStored(store, backup?.name ?? ''),
      PASSPHRASE,
      store,
    );
    if (found.files !== files) throw new Error(`the backup has ${found.files} of ${files} files`);
    return `killed after ${before} of ${files} files; the next backup was complete ${seconds} s after the restart, and nothing else was left`;
  },
});

async function findLeftovers(dataDir: string, folder: string): Promise<string[]> {
  const names = [...(await readdir(dataDir)), ...(await readdir(folder, { recursive: true }))];
  return names.filter((name) => /^backup-\w{6}$|\.part$/.test(name));
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (!(await isDone().catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error('this took longer than five minutes');
    await delay(20);
  }
}
