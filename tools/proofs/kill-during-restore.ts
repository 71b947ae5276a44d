import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { makeBackup } from '@hearthway/server/db/backup/backup';
import { tableDigests } from '@hearthway/server/db/backup/digests';
import { openStore } from '@hearthway/server/db/backup/store';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { openMediaStore } from '@hearthway/server/ports/media-store';
import { startServer } from '@hearthway/server/testing/server-process';
import type { PostgresServer } from '../postgres-server.ts';
import { ROOT } from '../steps.ts';
import type { Proof } from './proof.ts';

const FILE_BYTES = 4 * 1024 * 1024;
const GIVE_UP_MS = 3_600_000;

interface Size {
  threads: number;
  files: number;
}

export const killDuringRestore = ({ threads, files }: Size, postgres: PostgresServer): Proof => ({
  name: `a restore of ${threads} conversations and ${files} files, killed twice`,
  async run(report) {
    await using cleanup = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-kill-restore-'));
    cleanup.defer(() => rm(folder, { recursive: true, force: true }));
    const sourceUrl = await postgres.createDatabase();
    await (await startServer({ DATABASE_URL: sourceUrl, PERSONAS: 'off' })).dispose();
    const source = cleanup.adopt(openPostgres(sourceUrl, { max: 1 }), ({ close }) => close());
    await source.asOwner((client) => client.query(FILL, [threads]));
    const before = join(folder, 'before');
    await mkdir(join(before, 'videos'), { recursive: true });
    for (let n = 0; n < files; n++)
      await writeFile(join(before, 'videos', String(n)), randomBytes(FILE_BYTES));
    const kept = join(folder, 'kept');
    const { name } = await makeBackup({
      ...{ engine: source, dataDir: folder, store: openStore({ kind: 'folder', folder: kept }) },
      media: openMediaStore({ kind: 'folder', folder: before }),
      ...{ passphrase: null, keepDays: 1, now: new Date() },
    });

    const targetUrl = await postgres.createDatabase();
    const target = cleanup.adopt(openPostgres(targetUrl, { max: 1 }), ({ close }) => close());
    const media = join(folder, 'target', 'media');
    const countParts = async () => {
      const { rows } = await target.pool.query<{ parts: number }>(
        `select (hash::json ->> 'parts')::int as parts from schema_migrations
         where name = 'unfinished restore'`,
      );
      return rows[0]?.parts ?? 0;
    };
    const countFiles = async () => (await readdir(join(media, 'videos'))).length;
    const start = () =>
      spawn(process.execPath, [join(ROOT, 'tools/restore.ts'), join(kept, name)], {
        env: { PATH: process.env.PATH, DATABASE_URL: targetUrl, DATA_DIR: join(folder, 'target') },
        stdio: 'ignore',
      });
    await killWhen(start(), async () => (await countParts()) > 40);
    report(`killed after ${await countParts()} parts`);
    await killWhen(start(), async () => (await countFiles()) > files / 2);
    report(`killed after ${await countFiles()} of ${files} files`);
    const [code] = await once(start(), 'exit');
    if (code !== 0) throw new Error(`the restore ended with code ${code}`);

    const [left, arrived] = [await tableDigests(source), await tableDigests(target)];
    const different = Object.keys(left).filter((table) => left[table] !== arrived[table]);
    if (different.length > 0) throw new Error(`these tables differ: ${different.join(', ')}`);
    for (let n = 0; n < files; n++) {
      const original = await hashFile(join(before, 'videos', String(n)));
      const restored = await hashFile(join(media, 'videos', String(n)));
      if (original !== restored) throw new Error(`file ${n} differs`);
    }
    return `killed twice and continued: ${Object.keys(left).length} tables and all ${files} files identical`;
  },
});

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const FILL = `with member as (
    insert into auth.users (email, email_confirmed_at) values ('member@example.com', now()) returning id
  ), conversation as (
    select jsonb_agg(jsonb_build_object('at', now(), 'role', 'user', 'passages', '[]'::jsonb,
      'content', (select string_agg(md5(m || ' ' || w), ' ') from generate_series(1, 30) w))) as messages
    from generate_series(1, 40) m
  )
  insert into guide_threads (user_id, messages)
  select id, messages from member, conversation, generate_series(1, $1::int)`;

async function killWhen(restore: ChildProcess, isTime: () => Promise<boolean>): Promise<void> {
  const ended = once(restore, 'exit');
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (!(await isTime().catch(() => false))) {
    if (restore.exitCode !== null) throw new Error('the restore ended before it was killed');
    if (Date.now() > giveUpAt) throw new Error('this took longer than an hour');
    await delay(5);
  }
  restore.kill('SIGKILL');
  await ended;
}
