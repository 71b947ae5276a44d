import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installJobs } from '../jobs/install-jobs.ts';
import { OperatorError } from '../operator-error.ts';
import { type MigrationClient, migrate } from './migrate.ts';
import { ROLES } from './roles.ts';

/** At most hosting providers, the owner of the database is not a superuser. */
interface Owned {
  owner: MigrationClient;
  helpless: MigrationClient;
  close(): Promise<void>;
}

const SUFFIX = crypto.randomUUID().slice(0, 8);
const OWNER = `practice_${SUFFIX}`;
const HELPLESS = `helpless_${SUFFIX}`;
const MAKE_USERS = `create role ${OWNER} login createrole; create role ${HELPLESS} login`;

async function onPglite(): Promise<Owned> {
  const database = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await database.exec(MAKE_USERS);
  await database.exec(`grant create on database postgres to ${OWNER}, ${HELPLESS};
    alter schema public owner to ${OWNER}; grant create, usage on schema public to ${HELPLESS}`);
  const as = (user: string): MigrationClient => ({
    async query(text, values) {
      if (text === 'begin') await database.exec(`set session authorization ${user}`);
      return values
        ? database.query(text, values)
        : ((await database.exec(text)).at(-1) ?? { rows: [] });
    },
  });
  return { owner: as(OWNER), helpless: as(HELPLESS), close: () => database.close() };
}

async function onPostgres(): Promise<Owned> {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(MAKE_USERS);
  await admin.query(`create database ${OWNER} owner ${OWNER}`);
  await admin.query(`grant create on database ${OWNER} to ${HELPLESS}`);
  const as = async (user: string) => {
    const url = new URL(`/${OWNER}`, server);
    url.username = user;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    return client;
  };
  const [owner, helpless] = await Promise.all([as(OWNER), as(HELPLESS)]);
  return {
    owner,
    helpless,
    async close() {
      await Promise.all([owner.end(), helpless.end()]);
      await admin.query(`drop database ${OWNER} with (force)`);
      await admin.end();
    },
  };
}

describe('a database whose owner is not a superuser', () => {
  let t: Owned;
  beforeAll(async () => {
    t = process.env.TEST_ENGINE === 'postgres' ? await onPostgres() : await onPglite();
  });
  afterAll(() => t.close());

  it('is not migrated if its user may not create roles, and the error lists the commands to run', async () => {
    const migrating = migrate(t.helpless);
    await expect(migrating).rejects.toThrow(OperatorError);
    await expect(migrating).rejects.toThrow('create role hearthway_app nologin');
  });

  it('is migrated, and its owner can switch to every role', async () => {
    expect((await migrate(t.owner)).ran.length).toBeGreaterThan(0);
    await installJobs(t.owner);
    const { rows } = await t.owner.query(
      `select rolname::text as name from pg_roles where rolname like 'hearthway%' order by 1`,
    );
    expect(rows).toEqual([...ROLES].sort().map((name) => ({ name })));
    for (const role of ROLES) {
      await t.owner.query(`set role ${role}`);
      expect((await t.owner.query('select current_user as role')).rows).toEqual([{ role }]);
      await t.owner.query('reset role');
    }
    expect((await migrate(t.owner)).ran).toEqual([]);
  });
});
