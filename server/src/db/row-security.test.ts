import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createMember, type TestMember } from '../testing/factories.ts';
import { insertSample, OWN_TABLES } from '../testing/sample-rows.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TABLE_ACCESS } from './access.ts';
import { sqlState } from './database-errors.ts';
import { ROLES } from './roles.ts';

const PERMISSION_DENIED = '42501';

let t: TestApp;
let amara: TestMember;
let ben: TestMember;

beforeAll(async () => {
  t = await createTestApp();
  amara = await createMember(t);
  ben = await createMember(t);
  for (const table of OWN_TABLES) {
    await insertSample(t, table, amara.userId);
    await insertSample(t, table, ben.userId);
  }
});

afterAll(() => t.close());

async function asAmara(text: string): Promise<{ rows: unknown[]; count: number } | string> {
  try {
    const result = await t.db.writeOne(amara.session, (tx) => tx.execute(sql.raw(text)));
    const { rows, rowCount } = result as QueryResult;
    return { rows, count: rowCount ?? 0 };
  } catch (error) {
    return sqlState(error) ?? String(error);
  }
}

const countRows = async (table: string, userId: string) =>
  (
    await t.sql<{ n: number }>(`select count(*)::int n from ${table} where user_id = $1`, [userId])
  )[0]?.n;

describe('the list of who may access which table', () => {
  it('lists exactly the tables of the database', async () => {
    const tables = await t.sql<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'auth', 'app') order by 1`,
    );
    expect(tables.map((row) => row.name)).toEqual(Object.keys(TABLE_ACCESS).sort());
  });

  it('covers every table that has a user_id', async () => {
    const tables = await t.sql<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.columns
       where column_name = 'user_id' and table_schema = 'public' order by 1`,
    );
    expect(tables.map((row) => row.name)).toEqual(['public.profiles', ...OWN_TABLES].sort());
  });

  it('gives members access only to tables with row-level security', async () => {
    const open = await t.sql(
      `select c.oid::regclass::text as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'auth', 'app')
         and not c.relrowsecurity
         -- A view with this option is checked against the policies of its tables.
         and not (c.relkind = 'v' and coalesce(c.reloptions @> '{security_invoker=true}', false))
         and has_any_column_privilege('hearthway_member', c.oid, 'select, insert, update')`,
    );
    expect(open).toEqual([]);
  });

  it('leaves out views, because a view has only the rights of the role that reads it', async () => {
    const views = await t.sql<{ name: string; asks: boolean }>(
      `select c.oid::regclass::text as name,
         coalesce(c.reloptions @> '{security_invoker=true}', false) as asks
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('v', 'm') and n.nspname in ('public', 'auth', 'app')
         and exists (select from unnest($1::text[]) as role
           where has_any_column_privilege(role, c.oid, 'select, insert, update'))
       order by 1`,
      [ROLES],
    );
    expect(views).toEqual([
      { name: 'word_versions', asks: true },
      { name: 'words', asks: true },
    ]);
  });

  test.each(Object.entries(TABLE_ACCESS))(
    'matches the grants to members on %s',
    async (table, access) => {
      const privileges = [
        'select',
        'insert',
        'update',
        'delete',
        'truncate',
        'references',
        'trigger',
      ];
      const [row] = await t.sql<Record<string, boolean>>(
        `select ${privileges
          .map((p) => `has_table_privilege('hearthway_member', '${table}', '${p}') as "${p}"`)
          .join()}`,
      );
      const granted = privileges.filter((p) => row?.[p]);
      const expected = {
        own: ['select', 'insert', 'update', 'delete'],
        'own, append': ['select', 'insert'],
        'own, some columns': ['select'],
        read: ['select'],
        closed: [],
      }[access.member];
      expect(granted).toEqual(expected);
      const writable = await t.sql<{ name: string }>(
        `select attname as name from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
         and has_column_privilege('hearthway_member', attrelid, attnum, 'update')
         and not has_table_privilege('hearthway_member', attrelid, 'update')`,
      );
      expect(writable.map((column) => column.name).sort()).toEqual(
        'writable' in access ? [...access.writable].sort() : [],
      );
    },
  );

  test.each(Object.entries(TABLE_ACCESS))(
    'matches the grants to desks on %s',
    async (table, access) => {
      for (const desk of ['admin', 'editor', 'front_desk'] as const) {
        const { reads, writes, deletes = false } = access[desk] ?? { reads: [], writes: [] };
        const role = `hearthway_${desk}`;
        const columns = await t.sql<{ name: string; reads: boolean; writes: boolean }>(
          `select attname as name,
             has_column_privilege('${role}', attrelid, attnum, 'select') as reads,
             has_column_privilege('${role}', attrelid, attnum, 'update, insert') as writes
           from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped`,
        );
        const granted = (to: 'reads' | 'writes') =>
          columns.filter((column) => column[to]).map(({ name }) => name);
        expect(granted('reads').sort(), desk).toEqual([...reads].sort());
        expect(granted('writes').sort(), desk).toEqual([...writes].sort());
        const [whole] = await t.sql(
          `select has_table_privilege('${role}', '${table}', 'delete') as deletes,
             has_table_privilege('${role}', '${table}', 'truncate, references, trigger') as more`,
        );
        expect(whole, desk).toEqual({ deletes, more: false });
      }
    },
  );
});

describe('the grants to all roles', () => {
  it('let nobody call a function with the owner’s rights unless a migration names the role', async () => {
    const open = await t.sql(
      `select p.oid::regprocedure::text as name from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname in ('public', 'auth', 'app')
         and has_function_privilege('public', p.oid, 'execute')`,
    );
    expect(open).toEqual([]);
  });

  it('let background jobs delete only what expires', async () => {
    const tables = await t.sql<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and has_table_privilege('hearthway_jobs', c.oid, 'delete') order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual([
      'analytics_events',
      'data_export_chunks',
      'data_exports',
      'guide_threads',
      'media',
      'push_devices',
      'summary_links',
    ]);
  });
});

describe('a member who can send any SQL', () => {
  test.each(['public.profiles', ...OWN_TABLES])(
    'can read only their own rows in %s',
    async (table) => {
      const answer = await asAmara(`select user_id from ${table}`);
      expect(answer).toMatchObject({ rows: [{ user_id: amara.userId }], count: 1 });
    },
  );

  test.each(OWN_TABLES)('cannot change or delete another member’s rows in %s', async (table) => {
    const before = await countRows(table, ben.userId);
    for (const text of [
      `update ${table} set user_id = user_id where user_id = '${ben.userId}'`,
      `delete from ${table} where user_id = '${ben.userId}'`,
    ]) {
      const answer = await asAmara(text);
      expect([PERMISSION_DENIED, 0]).toContain(typeof answer === 'string' ? answer : answer.count);
    }
    expect(await countRows(table, ben.userId)).toBe(before);
  });

  test.each(OWN_TABLES)(
    'cannot insert a row for another member into %s or transfer a row to another member',
    async (table) => {
      const columns = await t.sql<{ name: string }>(
        `select column_name as name from information_schema.columns
       where table_schema || '.' || table_name = $1 and column_name not in ('user_id', 'id')`,
        [table],
      );
      const names = columns.map((column) => `"${column.name}"`).join(', ');
      const copy = `insert into ${table} (user_id, ${names}) select '${ben.userId}', ${names} from ${table}`;
      expect(await asAmara(copy)).toBe(PERMISSION_DENIED);
      expect(await asAmara(`update ${table} set user_id = '${ben.userId}'`)).toBe(
        PERMISSION_DENIED,
      );
    },
  );

  it('cannot overwrite another member’s row with an upsert', async () => {
    const upsert = `insert into daily_checkins (user_id, date, sleep) values ('${ben.userId}', '2026-11-15', 0)
      on conflict (user_id, date) do update set sleep = 0`;
    expect(await asAmara(upsert)).toBe(PERMISSION_DENIED);
    const [row] = await t.sql('select sleep from daily_checkins where user_id = $1', [ben.userId]);
    expect(row).toEqual({ sleep: 1 });
  });

  test.each([
    `role = 'inner-circle'`,
    `tier = 'premium'`,
    `premium_started_at = now()`,
    `premium_expires_at = null`,
    `email = 'x@example.com'`,
    `user_id = gen_random_uuid()`,
    `created_at = now()`,
  ])('cannot set %s on their own profile', async (assignment) => {
    expect(await asAmara(`update profiles set ${assignment}`)).toBe(PERMISSION_DENIED);
  });

  test.each([
    'select * from auth.users',
    'select * from auth.sessions',
    'insert into profiles (user_id) values (gen_random_uuid())',
    'delete from profiles',
    'truncate daily_checkins',
    `update resources set title = 'mine'`,
    `insert into offers (title) values ('mine')`,
    'create table mine (id int)',
    `select app.live_session('${crypto.randomUUID()}', '${crypto.randomUUID()}', now())`,
  ])('is not allowed to run: %s', async (text) => {
    expect(await asAmara(text)).toBe(PERMISSION_DENIED);
  });
});
