import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openMediaStore } from '../../ports/media-store.ts';
import { signS3 } from '../../ports/s3-request.ts';
import { createMember } from '../../testing/factories.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { type BackupOptions, makeBackup } from './backup.ts';
import { tableDigests } from './digests.ts';
import { moveDatabase } from './move.ts';
import { restoreBackup } from './restore.ts';
import { openStore } from './store.ts';

const PASSPHRASE = 'a long walk by the sea';
/** Time limit for creating and migrating an embedded database, which is slow on a busy machine. */
const PATIENCE_MS = 180_000;
let t: TestApp;
let folder: string;
let dataDir: string;
const opened: Engine[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-backup-test-'));
  dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'media', 'pages'), { recursive: true });
  await writeFile(join(dataDir, 'media', 'pages', 'sea.jpg'), Buffer.from([0, 255, 10, 13]));
  t = await createTestApp();
  for (let i = 0; i < 3; i++) await createMember(t);
  // Values that are difficult to restore: quotes, line ends, other scripts, nulls, bytes and
  // generated ids.
  await t.sql(
    `update profiles set first_name = E'O''Hara "\\\\" \\n\\t{},(', last_name = 'Ζωή 🌊'`,
  );
  await t.sql(
    `insert into auth.counts (what, since, times) values ('a', '0099-01-01 00:00:00.000001+00', 7)`,
  );
  await t.sql(`insert into auth.sign_in_failures (account, address, device_hash, at)
    values ('x', 'y', '\\x00ff', now()), ('x', 'y', null, now())`);
  await t.deps.jobs.add(null, 'sweep', null);
});
afterAll(async () => {
  for (const engine of opened) await engine.close();
  await t.close();
  await rm(folder, { recursive: true });
});

const mediaIn = (data: string) => openMediaStore({ kind: 'folder', folder: join(data, 'media') });

const backup = (changes: Partial<BackupOptions> = {}) =>
  makeBackup({
    engine: t.engine,
    dataDir,
    media: mediaIn(dataDir),
    store: openStore({ kind: 'folder', folder: join(folder, 'kept') }),
    passphrase: null,
    keepDays: 30,
    now: t.clock.now(),
    ...changes,
  });

async function empty(engine?: 'pglite' | 'postgres'): Promise<Engine> {
  const made = await openEmptyDatabase(engine);
  opened.push(made);
  return made;
}

/**
 * Opens the database for the restore and leaves it open afterwards, so that the test can read it.
 */
const keepOpen = (engine: Engine) => async () => ({ ...engine, close: async () => {} });

const restore = (
  file: string,
  passphrase: string | null,
  engine: Engine,
  into = join(folder, 'new'),
) => restoreBackup({ file, passphrase, media: mediaIn(into), openEngine: keepOpen(engine) });

const isEmpty = (engine: Engine) =>
  engine.asOwner(async (client) => {
    const { rows } = await client.query(`select from pg_tables where schemaname !~ '^(pg_|inf)'`);
    return rows.length === 0;
  });

describe('a backup', { timeout: PATIENCE_MS }, () => {
  let target: Engine;
  beforeAll(async () => {
    target = await empty();
  });

  it('is refused if it is truncated, altered, not one of ours, or encrypted with another passphrase', async () => {
    const { name } = await backup({ passphrase: PASSPHRASE, now: new Date('2026-01-01') });
    const whole = await readFile(join(folder, 'kept', name));
    const file = join(folder, 'wrong.backup');
    const altered = Buffer.from(whole);
    altered[whole.length - 40] = (altered[whole.length - 40] ?? 0) ^ 1;
    const attempts: [Buffer, string | null, string][] = [
      [whole.subarray(0, whole.length / 2), PASSPHRASE, 'is damaged'],
      [Buffer.concat([whole, Buffer.from('x')]), PASSPHRASE, 'altered'],
      [altered, PASSPHRASE, 'altered'],
      [Buffer.from('-- PostgreSQL database dump\n--\n\n'), null, 'not a backup'],
      [whole, 'a long walk by the lake', 'not the one of this backup'],
      [whole, null, 'is encrypted'],
    ];
    for (const [bytes, passphrase, sentence] of attempts) {
      await writeFile(file, bytes);
      await expect(restore(file, passphrase, target, join(folder, 'untouched'))).rejects.toThrow(
        sentence,
      );
    }
    expect(await isEmpty(target)).toBe(true);
    expect(await readdir(folder)).not.toContain('untouched');
  });

  it('is restored with every row, sequence, file and trigger', async () => {
    const before = await tableDigests(t.engine);
    const { name, rows, files } = await backup({ passphrase: PASSPHRASE });
    expect({ isMuch: rows > 5, files }).toEqual({ isMuch: true, files: 1 });
    const file = join(folder, 'kept', name);
    expect((await readFile(file)).includes('Hara')).toBe(false);
    await restore(file, PASSPHRASE, target);
    expect(await tableDigests(target)).toEqual(before);
    expect(await readFile(join(folder, 'new', 'media', 'pages', 'sea.jpg'))).toEqual(
      Buffer.from([0, 255, 10, 13]),
    );
    await target.asOwner(async (client) => {
      expect((await migrate(client)).ran).toEqual([]);
      // After the restore, sequences continue and foreign keys are enforced again.
      await client.query(
        `insert into auth.sign_in_failures (account, address, at) values ('x', 'y', now())`,
      );
      const alone = client.query(`insert into profiles (user_id) values (gen_random_uuid())`);
      await expect(alone).rejects.toMatchObject({ code: '23503' });
      // Triggers are enabled again: an account gets a profile, and the audit log cannot be emptied.
      const { rows: triggers } = await client.query<{ name: string; state: string }>(
        `select tgname as name, tgenabled as state from pg_trigger where not tgisinternal`,
      );
      expect(triggers.length).toBeGreaterThan(10);
      expect(triggers.filter(({ state }) => state !== 'O')).toEqual([]);
      await client.query(`insert into auth.users (email) values ('new@example.com')`);
      const added = await client.query(`select from profiles where email = 'new@example.com'`);
      expect(added.rows).toHaveLength(1);
      await expect(client.query('truncate app.audit_log')).rejects.toThrow('audit rows stay');
    });
  });

  it('does not replace existing data or files when it is restored', async () => {
    const { name } = await backup({ now: new Date('2026-01-02') });
    const before = await tableDigests(t.engine);
    await expect(
      restore(join(folder, 'kept', name), null, t.engine, join(folder, 'b')),
    ).rejects.toThrow('not empty');
    const other = join(folder, 'other');
    await mediaIn(other).put('pages/sea.jpg', Buffer.from('another sea'));
    await expect(restore(join(folder, 'kept', name), null, t.engine, other)).rejects.toThrow(
      'already',
    );
    expect(await tableDigests(t.engine)).toEqual(before);
  });

  it('is deleted after the configured number of days', async () => {
    const store = openStore({ kind: 'folder', folder: join(folder, 'few') });
    const on = (day: string) => backup({ store, keepDays: 2, now: new Date(`${day}T01:02:03Z`) });
    const { name: first } = await on('2026-03-01');
    await writeFile(join(folder, 'few', 'notes.txt'), '');
    await on('2026-03-02');
    expect((await on('2026-03-04')).removed).toEqual([first]);
    expect((await readdir(join(folder, 'few'))).sort()).toEqual([
      'hearthway-2026-03-02T01-02-03Z.backup',
      'hearthway-2026-03-04T01-02-03Z.backup',
      'notes.txt',
    ]);
  });

  it('whose restore was interrupted leaves a database on which the server refuses to start', async () => {
    await t.sql(`insert into schema_migrations values ('unfinished restore', '')`);
    const starting = t.engine.asOwner((client) => migrate(client));
    await expect(starting).rejects.toThrow('was not finished');
    await t.sql(`delete from schema_migrations where name = 'unfinished restore'`);
  });
});

describe('an S3-compatible store', () => {
  test('gets requests that are signed as in the example in the AWS documentation', () => {
    const headers = signS3(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { Range: 'bytes=0-9' },
      },
      {
        region: 'us-east-1',
        keyId: 'AKIAIOSFODNN7EXAMPLE',
        secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      new Date('2013-05-24T00:00:00Z'),
    );
    expect(headers.Authorization).toContain(
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('stores backups and deletes old ones', async () => {
    const s3 = await startS3();
    const place = {
      kind: 's3' as const,
      endpoint: s3.url,
      bucket: 'bucket',
      prefix: 'practice/',
      access: { region: 'here', keyId: 'key', secret: 'secret' },
    };
    const store = openStore(place);
    const { name: old } = await backup({ store, now: new Date('2025-01-01') });
    const { name, removed } = await backup({ store, passphrase: PASSPHRASE });
    expect(removed).toEqual([old]);
    expect([...s3.objects.keys()]).toEqual([`/bucket/practice/${name}`]);
    const strange = openStore({ ...place, access: { ...place.access, keyId: 'other' } });
    await expect(strange.names()).rejects.toThrow('answered with status 403');
    await s3.close();
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'moving a database',
  { timeout: PATIENCE_MS },
  () => {
    it('from PostgreSQL to the embedded database and back changes no table', async () => {
      const before = await tableDigests(t.engine);
      const embedded = await empty('pglite');
      const again = await empty('postgres');
      await moveDatabase(t.engine, embedded, t.clock.now());
      await moveDatabase(embedded, again, t.clock.now());
      expect(await tableDigests(again)).toEqual(before);
    });
  },
);
