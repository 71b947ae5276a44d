import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@hearthway/server/db/migrate';
import { installJobs } from '@hearthway/server/jobs/install-jobs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { ROOT } from './steps.ts';

let postgres: PostgresServer;
let installation: string;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  installation = await createInstallation();
  folder = await mkdtemp(join(tmpdir(), 'hearthway-commands-'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

function run(command: string, env: Record<string, string>): Promise<string> {
  const [script = '', ...args] = command.split(' ');
  return new Promise((resolve) => {
    const settings = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
      DATA_DIR: join(folder, 'data'),
      ...env,
    };
    execFile(
      process.execPath,
      [join(ROOT, 'tools', script), ...args],
      { cwd: ROOT, env: settings },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function createInstallation(): Promise<string> {
  const url = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(client);
  await installJobs(client);
  await client.end();
  return url;
}

async function copyInstallation(): Promise<string> {
  const copy = new URL(installation);
  copy.pathname = `copy_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(
    postgres.url,
    `create database ${copy.pathname.slice(1)} template ${new URL(installation).pathname.slice(1)}`,
  );
  return copy.href;
}

describe('a database command', () => {
  test.each(['jobs.ts', 'audit-verify.ts'])(
    'creates no tables in an empty database: %s',
    async (script) => {
      const url = await postgres.createDatabase();
      expect(await run(script, { DATABASE_URL: url })).toContain('doesn’t have the app’s tables');
      expect(await query(url, `select from pg_tables where schemaname !~ '^(pg_|inf)'`)).toEqual(
        [],
      );
    },
  );

  test.each(['jobs.ts', 'audit-verify.ts'])(
    'does not migrate a database of an older version: %s',
    async (script) => {
      const url = await copyInstallation();
      const last = '(select max(name) from schema_migrations)';
      await query(url, `delete from schema_migrations where name = ${last}`);
      const before = await query(url, 'select name from schema_migrations order by 1');
      expect(await run(script, { DATABASE_URL: url })).toMatch(/no failed jobs|is intact/);
      expect(await query(url, 'select name from schema_migrations order by 1')).toEqual(before);
    },
  );

  it('reports an unreachable database in one sentence', async () => {
    const output = await run('jobs.ts', { DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/b' });
    expect(output.trim()).toMatch(/^We couldn’t connect to the database \(ECONNREFUSED\)/);
    expect(output).not.toContain('secret');
  });
});

describe('the backup commands', () => {
  /** An unpacked backup contains members' data, so a restore must not leave one behind. */
  const UNPACKED = expect.stringMatching(/^restore-/);

  it('save, list, verify and restore a backup with its pictures', async () => {
    const env = {
      BACKUP_TO: join(folder, 'backups'),
      BACKUP_PASSPHRASE: 'a long walk by the sea',
    };
    const media = join(folder, 'data', 'media', 'pages');
    await mkdir(media, { recursive: true });
    await writeFile(join(media, 'sea.jpg'), 'blue');
    expect(await run('backups.ts', env)).toContain('There are no backups yet');
    expect(await run('backups.ts verify', env)).toContain('no backup to verify');
    expect(await run('backup.ts', { ...env, DATABASE_URL: installation })).toContain('and 1 file.');
    const [name = '', size, age] = (await run('backups.ts', env)).trim().split('  ');
    expect([size, age]).toEqual([expect.stringMatching(/^\d+ KB$/), '0 hours old']);
    expect(await run(`backups.ts verify ${name}`, env)).toContain('is complete');
    const wrong = { ...env, BACKUP_PASSPHRASE: 'a long walk by the lake' };
    expect(await run('backups.ts verify', wrong)).toContain(
      'isn’t the right passphrase for this backup',
    );

    const target = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: join(folder, 'new') };
    expect(await run(`restore.ts ${name}`, { ...env, ...target })).toMatch(/^Restored \d+ rows/);
    expect(await readFile(join(folder, 'new/media/pages/sea.jpg'), 'utf8')).toBe('blue');
    expect(await readdir(join(folder, 'new'))).not.toContainEqual(UNPACKED);
  });

  it('restore into an embedded database only if it is empty', async () => {
    const kept = { BACKUP_TO: join(folder, 'of-embedded') };
    await run('backup.ts', { ...kept, DATABASE_URL: installation });
    const [name = ''] = (await run('backups.ts', kept)).trim().split('  ');
    const target = { ...kept, DATA_DIR: join(folder, 'embedded') };
    expect(await run(`restore.ts ${name}`, target)).toMatch(/^Restored \d+ rows/);
    expect(await run(`restore.ts ${name}`, target)).toContain('This database isn’t empty');
    expect(await run('audit-verify.ts', target)).toContain('intact');
  }, 120_000);

  it('explain in one sentence why a backup cannot be restored', async () => {
    const target = { DATABASE_URL: await postgres.createDatabase() };
    const missing = await run('restore.ts nothing.backup', target);
    expect(missing.trim()).toMatch(/^We couldn’t find nothing\.backup\. /);
    const away = await run('restore.ts nothing.backup', {
      ...target,
      ...{ BACKUP_TO: 's3://bucket', BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' },
      ...{ BACKUP_S3_KEY_ID: 'key', BACKUP_S3_SECRET: 'secret' },
    });
    expect(away.trim()).toMatch(/^We can’t reach the S3 store at 127\.0\.0\.1:9 /);
    expect(await readdir(join(folder, 'data'))).not.toContainEqual(UNPACKED);
  });
});
