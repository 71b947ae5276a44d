import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '@hearthway/server/config';
import { Database } from '@hearthway/server/db/database';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { prepareDatabase } from '@hearthway/server/db/prepare-database';
import { ROLES } from '@hearthway/server/db/roles';
import { profiles } from '@hearthway/server/db/tables/profiles';
import { createMember } from '@hearthway/server/testing/factories';
import { TestClock } from '@hearthway/server/testing/test-clock';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';
import { ROOT } from './steps.ts';

const run = promisify(execFile);
const clock = new TestClock();

async function startServerWithOwner(): Promise<{ server: PostgresServer; url: string }> {
  const server = await startPostgres();
  await asSuperuser(server, 'create role practice login createrole');
  await asSuperuser(server, 'create database hearthway owner practice');
  const url = new URL(server.url);
  url.username = 'practice';
  url.pathname = '/hearthway';
  return { server, url: url.href };
}

async function asSuperuser({ url }: PostgresServer, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function readDocumentedRoles(): Promise<string[]> {
  const text = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  return [...new Set([...text.matchAll(/`(hearthway_\w+)`/g)].map(([, name]) => name as string))];
}

describe('pg_dump and pg_restore as described in docs/operations.md', () => {
  let from: Awaited<ReturnType<typeof startServerWithOwner>>;
  let to: Awaited<ReturnType<typeof startServerWithOwner>>;
  let folder: string;
  beforeAll(async () => {
    [from, to] = await Promise.all([startServerWithOwner(), startServerWithOwner()]);
    folder = await mkdtemp(join(tmpdir(), 'hearthway-dump-'));
  });
  afterAll(async () => {
    await Promise.all([from?.server.stop(), to?.server.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('copy an installation to another database server, where the app starts and serves its members', async () => {
    const config = readConfig({ DATABASE_URL: from.url });
    const old = openPostgres(from.url, { max: 2 });
    await prepareDatabase(old, config);
    const sql = (text: string, values?: unknown[]) =>
      old.asOwner(async (client) => (await client.query(text, values)).rows);
    const ada = await createMember({ clock, sql });
    await old.close();

    const bin = await findPostgres();
    const file = join(folder, 'hearthway.dump');
    await run(join(bin, 'pg_dump'), ['-Fc', '-d', from.url, '-f', file]);
    const roles = await readDocumentedRoles();
    expect(roles.toSorted()).toEqual(ROLES.toSorted());
    for (const role of roles) {
      const server = ['-h', '127.0.0.1', '-p', new URL(to.url).port, '-U', 'postgres'];
      await run(join(bin, 'createuser'), [...server, '--no-login', role]);
    }
    await asSuperuser(to.server, `grant ${roles.join(', ')} to practice`);
    await run(join(bin, 'pg_restore'), ['--exit-on-error', '-d', to.url, file]);

    const copy = openPostgres(to.url, { max: 2 });
    const { ran } = await prepareDatabase(copy, readConfig({ DATABASE_URL: to.url }));
    expect(ran).toEqual([]);
    const db = new Database(copy, () => clock.now());
    await db.checkWritable(30_000);
    const own = await db.read(ada.session, (tx) => tx.select().from(profiles));
    expect(own).toMatchObject([{ userId: ada.userId }]);
    await copy.close();
  }, 180_000);
});
