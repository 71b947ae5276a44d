import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TRIMMED_BY } from './growth.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const readNames = async (query: string) =>
  (await t.sql<{ name: string }>(query)).map(({ name }) => name);

const readTables = () =>
  readNames(`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'auth', 'app')`);

const readMembersOwnTables = () =>
  readNames(`select p.schemaname || '.' || p.tablename as name from pg_policies p
    join pg_constraint c
      on c.conrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and c.contype = 'p'
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where p.policyname = 'own_rows' and a.attname = 'user_id'`);

const readTablesDeletedWithAccount = () =>
  readNames(`with recursive gone as (
      select 'auth.users'::regclass as id
      union select c.conrelid from pg_constraint c join gone g on g.id = c.confrelid
      where c.contype = 'f' and c.confdeltype = 'c')
    select n.nspname || '.' || c.relname as name from gone g
    join pg_class c on c.oid = g.id join pg_namespace n on n.oid = c.relnamespace`);

describe('the list of what limits the growth of each table', () => {
  it('includes every table except members’ own tables', async () => {
    const own = await readMembersOwnTables();
    const unexplained = (await readTables()).filter(
      (name) => !(name in TRIMMED_BY) && !own.includes(name),
    );
    expect(unexplained).toEqual([]);
  });

  it('includes neither missing tables nor members’ own tables with the default policy', async () => {
    const [tables, own] = [await readTables(), await readMembersOwnTables()];
    const names = Object.keys(TRIMMED_BY);
    expect(names.filter((name) => !tables.includes(name))).toEqual([]);
    expect(names.filter((name) => own.includes(name) && TRIMMED_BY[name] === 'account')).toEqual(
      [],
    );
  });

  it('says “account” or “bounded” only for tables whose rows are deleted with the account', async () => {
    const ends = Object.keys(TRIMMED_BY).filter((name) =>
      ['account', 'bounded'].includes(TRIMMED_BY[name] ?? ''),
    );
    const deleted = await readTablesDeletedWithAccount();
    const own = await readMembersOwnTables();
    expect(own.length).toBeGreaterThan(10);
    expect([...own, ...ends].filter((name) => !deleted.includes(name))).toEqual([]);
  });

  it('treats a new table as a member’s own only if app.own_table created it', async () => {
    await t.sql('create table moods (mood text primary key, user_id uuid)');
    expect(await readMembersOwnTables()).not.toContain('public.moods');
    await t.sql('drop table moods');
    await t.sql(`create table moods (mood text); select app.own_table('moods', '{mood}')`);
    expect(await readMembersOwnTables()).toContain('public.moods');
  });
});
