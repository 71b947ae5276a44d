import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@hearthway/server/config';
import { toBackupName } from '@hearthway/server/db/backup/backup-files';
import { openStore } from '@hearthway/server/db/backup/store';
import { healthRoutes } from '@hearthway/server/http/health';
import { SmtpMailbox } from '@hearthway/server/testing/smtp-mailbox';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { checkDisk } from './check-disk.ts';
import { formatFinding } from './finding.ts';
import { runChecks } from './run-checks.ts';

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'hearthway-doctor-'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const UNUSED_URL = 'http://127.0.0.1:9';

async function findingsAbout(env: Record<string, string>, subject: string) {
  const found = await runChecks({ DATA_DIR: folder, PUBLIC_URL: UNUSED_URL, ...env });
  return found.filter((finding) => finding.subject === subject);
}

describe('the doctor', () => {
  it('reports an invalid setting and skips all other checks', async () => {
    const found = await runChecks({ PORT: 'many' });
    expect(found).toHaveLength(1);
    expect(formatFinding(found[0] as never)).toMatch(
      /^✗ settings: .*PORT must be a number.*\n {4}→ /,
    );
  });

  it('finds no fault in a correct PostgreSQL server and changes nothing in it', async () => {
    const url = await postgres.createDatabase();
    const found = await runChecks({ DATA_DIR: folder, PUBLIC_URL: UNUSED_URL, DATABASE_URL: url });
    for (const subject of ['database', 'roles', 'clock', 'disk']) {
      expect(found.filter((finding) => finding.subject === subject)).toEqual([
        expect.objectContaining({ state: 'ok' }),
      ]);
    }
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as n from pg_roles where rolname like 'hearthway%'`,
    );
    await client.end();
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('reports a read-only server', async () => {
    const url = await alterDatabase('alter database %I set default_transaction_read_only = on');
    expect(await findingsAbout({ DATABASE_URL: url }, 'database')).toMatchObject([
      {
        state: 'failure',
        message: expect.stringContaining('is read-only'),
        action: expect.stringContaining('at the primary'),
      },
    ]);
  });

  it('reports a version of PostgreSQL older than 15', async () => {
    const findingsFor = async (version: number) => {
      const url = await alterDatabase(
        shadow(
          'current_setting(name text) returns text',
          `case name when 'server_version_num' then '${version}'
             else pg_catalog.current_setting(name) end`,
        ),
      );
      return findingsAbout({ DATABASE_URL: url }, 'database');
    };
    expect(await findingsFor(140_099)).toMatchObject([
      { state: 'failure', message: 'PostgreSQL 14 is too old' },
    ]);
    expect(await findingsFor(150_000)).toMatchObject([{ state: 'ok' }]);
  });

  test.each(['+', '-'])(
    'reports that the database server’s clock differs by %s8 seconds',
    async (sign) => {
      const url = await alterDatabase(
        shadow(
          'clock_timestamp() returns timestamptz',
          `pg_catalog.clock_timestamp() ${sign} interval '8 seconds'`,
        ),
      );
      expect(await findingsAbout({ DATABASE_URL: url }, 'clock')).toMatchObject([
        { state: 'failure', message: expect.stringMatching(/differs .* by \d+ seconds/) },
      ]);
    },
  );

  it('warns if one server process may open more connections than the database server allows', async () => {
    const env = { DATABASE_URL: await postgres.createDatabase(), DATABASE_POOL: '200' };
    expect(await findingsAbout(env, 'database')).toMatchObject([
      { state: 'warning', action: expect.stringContaining('max_connections') },
    ]);
  });

  test.each([
    [99, 'failure'],
    [100, 'warning'],
    [1023, 'warning'],
    [1024, 'ok'],
  ])('reports %i MB of free disk space as %s', async (megabytes, state) => {
    const found = await checkDisk({ dataDir: folder }, async () => megabytes * 1024 * 1024);
    expect(found).toMatchObject({ state, message: expect.stringContaining(`${megabytes} MB`) });
  });

  it('prints the SQL that an administrator must run if the database user may not create roles', async () => {
    const url = new URL(await postgres.createDatabase());
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query('create role plain_user login');
    await client.end();
    url.username = 'plain_user';
    const [roles] = await findingsAbout({ DATABASE_URL: url.href }, 'roles');
    expect(roles).toMatchObject({
      state: 'failure',
      action: expect.stringContaining('create role'),
    });
  });

  it('reports an unreachable database without printing its password', async () => {
    const found = await runChecks({
      DATA_DIR: folder,
      PUBLIC_URL: UNUSED_URL,
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:9/none',
    });
    expect(found.map(formatFinding).join('\n')).not.toContain('secret');
    const [database] = found.filter(({ subject }) => subject === 'database');
    expect(database).toMatchObject({ state: 'failure', action: expect.stringContaining('pg_hba') });
  });

  it('signs in to the SMTP server and reports if that fails', async () => {
    const mailbox = new SmtpMailbox();
    await mailbox.open();
    const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'a@example.com' };
    expect(await findingsAbout(env, 'mail')).toEqual([expect.objectContaining({ state: 'ok' })]);
    await mailbox.close();
    const away = { ...env, SMTP_URL: 'smtp://127.0.0.1:9' };
    expect(await findingsAbout(away, 'mail')).toEqual([
      expect.objectContaining({ state: 'failure' }),
    ]);
    expect(await findingsAbout({}, 'mail')).toEqual([
      expect.objectContaining({ state: 'warning' }),
    ]);
  });

  it('reports a data folder that it cannot write to', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const found = await findingsAbout({ DATA_DIR: join(file, 'data') }, 'disk');
    expect(found).toEqual([expect.objectContaining({ state: 'failure' })]);
  });

  it('reports backups that are missing, late, not encrypted or not scheduled', async () => {
    const place = join(folder, 'backups');
    const env = { BACKUP_TO: place, BACKUP_PASSPHRASE: 'a long walk by the sea' };
    const report = async (more: Record<string, string> = {}) =>
      (await findingsAbout({ ...env, ...more }, 'backups')).map(formatFinding).join('\n');
    expect(await report({ BACKUP_TO: '' })).toContain('! backups: none are being made');
    expect(await report()).toContain('✗ backups: there are none yet');
    expect(await report({ BACKUP_PASSPHRASE: '' })).toMatch(
      /they aren’t encrypted.*there are none yet/s,
    );
    const keep = (hoursAgo: number) =>
      openStore({ kind: 'folder', folder: place }).put(
        toBackupName(new Date(Date.now() - hoursAgo * 3_600_000)),
        Buffer.alloc(5000),
      );
    await keep(50);
    expect(await report()).toContain('✗ backups: the newest is 2 days old, 5 KB');
    await keep(-50);
    expect(await report()).toContain('2 days old');
    await keep(30);
    expect(await report()).toBe('✓ backups: the newest is 30 hours old, 5 KB');
    expect(await report({ BACKUP_EVERY_HOURS: '12' })).toContain('✗ backups');
    expect(await report({ BACKUP_PASSPHRASE: '' })).toContain('! backups: they aren’t encrypted');
    const s3 = { BACKUP_TO: 's3://bucket', BACKUP_S3_KEY_ID: 'key', BACKUP_S3_SECRET: 'hidden' };
    const away = await report({ ...s3, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' });
    expect(away).toContain('✗ backups: We can’t reach the S3 store at 127.0.0.1:9');
    expect(away).not.toContain('hidden');
  });

  it('reports an embedded database that is not complete', async () => {
    const dataDir = join(folder, 'embedded');
    const report = async () =>
      (await findingsAbout({ DATA_DIR: dataDir }, 'database')).map(formatFinding).join('\n');
    expect(await report()).toContain('✓ database: embedded; the first start will create it');
    for (const name of ['global/pg_control', 'base/1', 'pg_wal/summaries', 'pg_xact/0000']) {
      await mkdir(join(dataDir, 'database', name), { recursive: true });
    }
    expect(await report()).toMatch(
      /✗ database: .*PG_VERSION, the write-ahead log.*\n {4}→ Put back/,
    );
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'database', 'pg_wal', '000000010000000000000001'), '');
    expect(await report()).toContain('✓ database: embedded, in');
  });

  it('reports which settings for the reverse proxy are missing', async () => {
    const report = async (env: Record<string, string>) =>
      (await findingsAbout(env, 'proxy')).map(({ action: doThis }) => doThis).join(' ');
    expect(await report({})).toContain('PUBLIC_URL');
    expect(await report({})).toContain('Start the server');
    const secure = { PUBLIC_URL: 'https://app.invalid' };
    expect(await report(secure)).toContain('TRUST_PROXY=on');
    expect(await report({ ...secure, TRUST_PROXY: 'on' })).not.toContain('TRUST_PROXY');
  });

  it('compares PUBLIC_URL with the request that arrives through the proxy', async () => {
    const proxy = await startProxy();
    try {
      const report = async (env: Record<string, string> = {}) =>
        (await findingsAbout({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'on', ...env }, 'proxy'))
          .map(formatFinding)
          .join('\n');
      proxy.passesOn = { host: new URL(proxy.url).host, 'x-forwarded-for': '192.0.2.1' };
      expect(await report()).toContain('the app responds at');
      expect(await report()).not.toMatch(
        /Host header|doesn’t forward client addresses|the proxy forwards/,
      );
      proxy.passesOn = { host: 'elsewhere.invalid', 'x-forwarded-proto': 'https' };
      expect(await report()).toContain('to elsewhere.invalid');
      expect(await report()).toContain('the proxy forwards https://');
      expect(await report()).toContain('doesn’t forward client addresses');
      proxy.startedFor = 'https://another.invalid';
      expect(await report()).toMatch(
        /✗ proxy: .*started with PUBLIC_URL=https:\/\/another\.invalid/,
      );
    } finally {
      await proxy.close();
    }
  });
});

async function alterDatabase(sql: string): Promise<string> {
  const url = await postgres.createDatabase();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql.replaceAll('%I', new URL(url).pathname.slice(1)));
  await client.end();
  return url;
}

const shadow = (signature: string, result: string) =>
  `create schema shadow;
   create function shadow.${signature} language sql return ${result};
   alter database %I set search_path = shadow, pg_catalog, public`;

async function startProxy() {
  const server = createServer(async (request, response) => {
    const config = readConfig({ PUBLIC_URL: proxy.startedFor || proxy.url });
    const stopping = new AbortController().signal;
    const routes = healthRoutes({ config, stopping, db: null as never }, null as never);
    const answer = await routes.request(request.url ?? '', { headers: proxy.passesOn });
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passesOn: {} as Record<string, string>,
    startedFor: '',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
