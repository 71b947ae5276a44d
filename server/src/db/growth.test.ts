import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TRIMMED_BY } from './growth.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('every table', () => {
  it('says who trims it', async () => {
    const tables = await t.sql<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'auth', 'app') order by 1`,
    );
    expect(Object.keys(TRIMMED_BY).sort()).toEqual(tables.map(({ name }) => name));
  });

  it('that is said to go with the account, or to have a bound for each member, really goes', async () => {
    const names = Object.keys(TRIMMED_BY).filter(
      (name) => ['account', 'bounded'].includes(TRIMMED_BY[name] ?? '') && name !== 'auth.users',
    );
    const cascading = await t.sql<{ name: string }>(
      `with recursive gone as (
         select 'auth.users'::regclass as id
         union select c.conrelid from pg_constraint c join gone g on g.id = c.confrelid
         where c.contype = 'f' and c.confdeltype = 'c')
       select n.nspname || '.' || c.relname as name from gone g
       join pg_class c on c.oid = g.id join pg_namespace n on n.oid = c.relnamespace`,
    );
    const found = new Set(cascading.map(({ name }) => name));
    expect(names.filter((name) => !found.has(name))).toEqual([]);
  });
});
