import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const DOCUMENT = new URL('../../../docs/scale.md', import.meta.url);

const NOT_BY_MEMBER = `
  select n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'app')
    and (
      not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
      or exists (select from pg_index i
        where i.indrelid = c.oid and i.indisunique and not exists (
          select from generate_series(1, i.indnkeyatts) k
          where pg_get_indexdef(i.indexrelid, k, true) = 'user_id'))
    )`;

describe('the list of tables in docs/scale.md', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  it('contains exactly the tables that cannot be split by member', async () => {
    const found = await t.sql<{ name: string }>(NOT_BY_MEMBER);
    const text = await readFile(DOCUMENT, 'utf8');
    const [, section = ''] = text.split('## A shard by member');
    const named = [...section.matchAll(/`((?:public|auth|app)\.\w+)`/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  });
});
