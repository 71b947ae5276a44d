import { getTableColumns, getTableName, is, type Table } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type MigrationClient, migrate, readMigrations } from './migrate.ts';
import * as analytics from './tables/analytics-events.ts';
import * as auth from './tables/auth.ts';
import * as content from './tables/content.ts';
import * as memberRecords from './tables/member-records.ts';
import * as profiles from './tables/profiles.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const tables = [analytics, auth, content, memberRecords, profiles]
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

describe('migrations', () => {
  it('run once each and in order', async () => {
    const ran = await t.sql<{ name: string }>('select name from schema_migrations order by name');
    expect(ran.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  });

  it('have a file name with a number and a description', async () => {
    for (const { name } of await readMigrations()) expect(name).toMatch(/^\d{4}_[a-z_]+\.sql$/);
  });
});

const asMigrator = <T>(work: (client: MigrationClient) => Promise<T>) =>
  t.engine.asOwner((client) =>
    work({ query: (text, values) => client.query(text, values as unknown[]) }),
  );

describe('a database that a newer version has migrated', () => {
  const record = (allowsOlder: boolean) =>
    t.sql(
      `insert into schema_migrations (name, hash, allows_older) values ('9999_later.sql', '', $1)`,
      [allowsOlder],
    );
  afterEach(() => t.sql(`delete from schema_migrations where name = '9999_later.sql'`));

  it('is refused by default', async () => {
    await record(false);
    const migrating = asMigrator((client) => migrate(client));
    await expect(migrating).rejects.toThrow(OperatorError);
    await expect(migrating).rejects.toThrow('newer version of the app (9999_later.sql)');
  });

  it('is used if the newer migrations allow older versions', async () => {
    await record(true);
    expect(await asMigrator((client) => migrate(client))).toEqual({ ran: [], isNewer: true });
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a migration of a locked table', () => {
  const migration = {
    name: '9998_busy.sql',
    sql: 'alter table app.heartbeat add column busy integer',
    hash: 'x',
  };
  const options = async (pausesMs: number[]) => ({
    migrations: [...(await readMigrations()), migration],
    lockTimeoutMs: 100,
    pausesMs,
  });

  it('is tried again, and an error is reported if it never succeeds', async () => {
    await t.engine.asOwner(async (holder) => {
      await holder.query('begin');
      await holder.query('lock table app.heartbeat in share mode');
      const refused = asMigrator(async (client) => migrate(client, await options([1])));
      await expect(refused).rejects.toThrow('is keeping its tables locked');
      const attempts: number[] = [];
      const migrated = await asMigrator(async (client) =>
        migrate(client, {
          ...(await options([50, 50])),
          onBusy(attempt) {
            attempts.push(attempt);
            void holder.query('commit');
          },
        }),
      );
      expect(migrated.ran).toEqual([migration.name]);
      expect(attempts).toEqual([1]);
    });
    await t.sql(`delete from schema_migrations where name = '${migration.name}'`);
  });
});

describe('the Drizzle definition of', () => {
  test.each(tables.map((table) => [getTableName(table as Table), table] as const))(
    '%s matches the database',
    async (name, table) => {
      const { schema = 'public' } = getTableConfig(table);
      const rows = await t.sql<{ name: string; nullable: boolean; type: string }>(
        `select a.attname as name, not a.attnotnull as nullable, format_type(a.atttypid, a.atttypmod) as type
         from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
        [`${schema}.${name}`],
      );
      const actual = Object.fromEntries(
        rows.map((row) => [row.name, { type: row.type, nullable: row.nullable }]),
      );
      const written = Object.fromEntries(
        Object.values(getTableColumns(table)).map((column) => [
          column.name,
          { type: sqlType(column as PgColumn), nullable: !column.notNull && !column.primary },
        ]),
      );
      expect(written).toEqual(actual);
    },
  );
});

const sqlType = (column: PgColumn) => column.getSQLType() + '[]'.repeat(column.dimensions);
