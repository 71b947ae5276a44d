import { getTableColumns, getTableName, is, type Table } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readMigrations } from './migrate.ts';
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
  it('have run once each, in order', async () => {
    const ran = await t.sql<{ name: string }>('select name from schema_migrations order by name');
    expect(ran.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  });

  it('are named for what they do', async () => {
    for (const { name } of await readMigrations()) expect(name).toMatch(/^\d{4}_[a-z_]+\.sql$/);
  });
});

describe('the tables that queries are written against', () => {
  test.each(tables.map((table) => [getTableName(table as Table), table] as const))(
    '%s says what the database says',
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
