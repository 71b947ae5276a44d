import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openMediaStore } from '../../ports/media-store.ts';
import { signS3 } from '../../ports/s3-request.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { createMember } from '../../testing/factories.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { type BackupOptions, makeBackup, readStored, verifyBackup } from './backup.ts';
import { listBackups, toBackupName, toListName } from './backup-files.ts';
import { tableDigests } from './digests.ts';
import { dumpDatabase } from './dump.ts';
import { moveDatabase } from './move.ts';
import { type Part, toLine } from './parts.ts';
import { restoreBackup } from './restore.ts';
import { seal } from './sealed-stream.ts';
import { openStore } from './store.ts';
import { streamParts } from './stream-parts.ts';

const SEA = Buffer.from([0, 255, 10, 13]);
const PASSPHRASE = 'a long walk by the sea';
const PATIENCE_MS = 180_000;
let t: TestApp;
let folder: string;
let dataDir: string;
const opened: Engine[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-backup-test-'));
  dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'media', 'pages'), { recursive: true });
  await writeFile(join(dataDir, 'media', 'pages', 'sea.jpg'), SEA);
  t = await createTestApp();
  for (let i = 0; i < 3; i++) await createMember(t);
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

const keepOpen = (engine: Engine) => async () => ({ ...engine, close: async () => {} });

const restore = (
  file: string,
  passphrase: string | null,
  engine: Engine,
  into = join(folder, 'new'),
) =>
  restoreBackup({
    ...{ file, passphrase, media: mediaIn(into), openEngine: keepOpen(engine) },
    copies: openStore({ kind: 'folder', folder: join(folder, 'kept') }),
  });

async function* toLines(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts) yield toLine(part);
}

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

  it('of an empty database is refused with a plain sentence, and no file is left behind', async () => {
    const store = openStore({ kind: 'folder', folder: join(folder, 'of-nothing') });
    await expect(backup({ engine: target, store })).rejects.toThrow(
      'There’s nothing to back up: the database is empty.',
    );
    expect((await store.list()).map(({ name }) => name)).toEqual(['media-copies/salt']);
  });

  it('is refused if it is damaged, unencrypted or encrypted with another passphrase', async () => {
    const { name } = await backup({ passphrase: PASSPHRASE, now: new Date('2026-01-01') });
    const plain = await backup({ now: new Date('2026-01-01T01:00:00Z') });
    const whole = await readFile(join(folder, 'kept', name));
    const file = join(folder, 'wrong.backup');
    const altered = Buffer.from(whole);
    altered[whole.length - 40] = (altered[whole.length - 40] ?? 0) ^ 1;
    const attempts: [Buffer, string | null, string][] = [
      [whole.subarray(0, whole.length / 2), PASSPHRASE, 'is damaged'],
      [Buffer.concat([whole, Buffer.from('x')]), PASSPHRASE, 'was changed'],
      [altered, PASSPHRASE, 'was changed'],
      [Buffer.from('-- PostgreSQL database dump\n--\n\n'), null, 'isn’t a backup'],
      [whole, 'a long walk by the lake', 'isn’t the right passphrase for this backup'],
      [whole, null, 'is encrypted'],
      [await readFile(join(folder, 'kept', plain.name)), PASSPHRASE, 'isn’t encrypted even though'],
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
    expect(await readFile(join(folder, 'new', 'media', 'pages', 'sea.jpg'))).toEqual(SEA);
    await target.asOwner(async (client) => {
      expect((await migrate(client)).ran).toEqual([]);
      await client.query(
        `insert into auth.sign_in_failures (account, address, at) values ('x', 'y', now())`,
      );
      const alone = client.query(`insert into profiles (user_id) values (gen_random_uuid())`);
      await expect(alone).rejects.toMatchObject({ code: '23503' });
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
    ).rejects.toThrow('isn’t empty');
    const other = join(folder, 'other');
    await mediaIn(other).put('pages/sea.jpg', Buffer.from('another sea'));
    await expect(restore(join(folder, 'kept', name), null, t.engine, other)).rejects.toThrow(
      'already',
    );
    expect(await tableDigests(t.engine)).toEqual(before);
  });

  it('stores each picture only once per passphrase', async () => {
    const kept = join(folder, 'once');
    const store = openStore({ kind: 'folder', folder: kept });
    await mediaIn(dataDir).put('pages/again.jpg', SEA);
    const first = await backup({ store, now: new Date('2026-02-01') });
    await backup({ store, now: new Date('2026-02-02') });
    const copies = async () =>
      (await readdir(join(kept, 'media-copies'))).filter((name) => name !== 'salt');
    expect(first.files).toBe(2);
    expect(await copies()).toHaveLength(1);
    const [copy = ''] = await copies();
    expect((await readFile(join(kept, 'media-copies', copy))).includes(SEA)).toBe(false);
    const { name } = await backup({ store, passphrase: PASSPHRASE, now: new Date('2026-02-03') });
    expect(await copies()).toHaveLength(2);
    await mediaIn(dataDir).remove('pages/again.jpg');

    const verify = async () =>
      verifyBackup(await readStored(store, name), PASSPHRASE, store).then(String, String);
    expect(await verify()).not.toContain('Error');
    const [used = ''] = (await readFile(join(kept, toListName(name)), 'utf8')).split('\n');
    await writeFile(join(kept, 'media-copies', used), 'something else');
    expect(await verify()).toContain('is damaged');
    await rm(join(kept, 'media-copies', used));
    expect(await verify()).toContain('is missing a picture or video');
  });

  it('that was not stored completely fails and is deleted', async () => {
    const store = openStore({ kind: 'folder', folder: join(folder, 'incomplete') });
    const losesBytes = {
      ...store,
      put: (name: string, body: Buffer | { file: string }) =>
        store.put(name, name.endsWith('.backup') ? Buffer.from('hearthway backup 1\n') : body),
    };
    await expect(backup({ store: losesBytes })).rejects.toThrow('is damaged');
    expect(await listBackups(store)).toEqual([]);
  });

  it('deletes the files that a killed backup has left behind', async () => {
    const kept = join(folder, 'killed');
    const store = openStore({ kind: 'folder', folder: kept });
    await mkdir(join(dataDir, 'backup-a1B2c3'), { recursive: true });
    await mkdir(join(kept, 'media-copies'), { recursive: true });
    const unfinished = [
      'hearthway-2026-01-01T00-00-00Z.backup.part',
      `media-copies/${'a'.repeat(64)}.part`,
    ];
    for (const name of [...unfinished, `media-copies/${'b'.repeat(64)}`, 'own.part']) {
      await writeFile(join(kept, name), 'half');
    }
    const { name } = await backup({ store });
    expect((await readdir(kept)).sort()).toEqual([
      name,
      toListName(name),
      'media-copies',
      'own.part',
    ]);
    expect(await readdir(join(kept, 'media-copies'))).toHaveLength(2);
    expect(await readdir(dataDir)).toEqual(['media']);
  });

  it.runIf(isOnPostgres)(
    'of an earlier version, which contains the pictures itself, is restored',
    async () => {
      const lines = streamParts(async (write) => {
        let rows = 0;
        await dumpDatabase(t.engine, t.clock.now(), async (part) => {
          if (part.kind === 'rows') rows += part.rows.length;
          await write(part);
        });
        const content = Buffer.from('an old sea').toString('base64');
        await write({ kind: 'file', path: 'media/pages/old.jpg', content });
        await write({ kind: 'end', rows, files: 1 });
      });
      const file = join(folder, 'former.backup');
      await writeFile(file, seal(toLines(lines), PASSPHRASE));
      const into = join(folder, 'former');
      const before = await tableDigests(t.engine);
      const engine = await empty();
      await restore(file, PASSPHRASE, engine, into);
      expect(await tableDigests(engine)).toEqual(before);
      expect(await readFile(join(into, 'media', 'pages', 'old.jpg'), 'utf8')).toBe('an old sea');
    },
  );

  it('keeps the server from starting if its restore was interrupted', async () => {
    await t.sql(`insert into schema_migrations values ('unfinished restore', '')`);
    const starting = t.engine.asOwner((client) => migrate(client));
    await expect(starting).rejects.toThrow('didn’t finish');
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
    const january = (day: number) => toBackupName(new Date(Date.UTC(2025, 0, day)));
    for (let day = 1; day <= 7; day++) await store.put(january(day), Buffer.from('old'));
    const { name, removed } = await backup({ store, passphrase: PASSPHRASE });
    expect(removed).toEqual([january(1)]);
    expect(s3.objects.has(`/bucket/practice/${name}`)).toBe(true);
    expect(await listBackups(store)).toHaveLength(7);
    const strange = openStore({ ...place, access: { ...place.access, keyId: 'other' } });
    await expect(strange.list()).rejects.toThrow('answered with status 403');
    await s3.close();
  });
});

describe.runIf(isOnPostgres)('moving a database', { timeout: PATIENCE_MS }, () => {
  it('from PostgreSQL to the embedded database and back changes no table', async () => {
    const before = await tableDigests(t.engine);
    const embedded = await empty('pglite');
    const again = await empty('postgres');
    await moveDatabase(t.engine, embedded, t.clock.now());
    await moveDatabase(embedded, again, t.clock.now());
    expect(await tableDigests(again)).toEqual(before);
  });
});
