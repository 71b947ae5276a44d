import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi } from '../testing/api.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { downloadExport } from '../testing/own-export.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { sqlState } from './database-errors.ts';

const PERMISSION_DENIED = '42501';
const UNIQUE = '23505';

let t: TestApp;
let ada: SignedInMember;
let ben: SignedInMember;

beforeAll(async () => {
  t = await createTestApp();
  ada = await signUpMember(t);
  ben = await signUpMember(t);
  await t.sql(`create table moods (day date not null, mood smallint not null);
    select app.own_table('moods', '{day}');
    create table wishes (wish text not null);
    select app.own_table('wishes')`);
});
afterAll(() => t.close());

async function asMember({ session }: SignedInMember, text: string) {
  try {
    const result = await t.db.writeOne(session, (tx) => tx.execute(sql.raw(text)));
    const { rows, rowCount } = result as QueryResult;
    return { rows, count: rowCount };
  } catch (error) {
    return sqlState(error) ?? String(error);
  }
}

const readKeyColumns = (table: string) =>
  t.sql<{ name: string }>(
    `select a.attname as name from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place)
     join pg_attribute a on a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisprimary and a.attrelid = i.indrelid order by k.place`,
    [table],
  );

describe('a table made with app.own_table', () => {
  it('has a key that begins with user_id', async () => {
    expect(await readKeyColumns('moods')).toEqual([{ name: 'user_id' }, { name: 'day' }]);
    expect(await readKeyColumns('wishes')).toEqual([{ name: 'user_id' }, { name: 'id' }]);
  });

  it('lets members write and read their own rows, and records when each row was created', async () => {
    const mood = (who: SignedInMember) =>
      asMember(
        who,
        `insert into moods (user_id, day, mood) values ('${who.userId}', '2026-11-15', 2)`,
      );
    expect(await mood(ada)).toMatchObject({ count: 1 });
    expect(await mood(ben)).toMatchObject({ count: 1 });
    expect(await mood(ada)).toBe(UNIQUE);
    const made = 'returning user_id, id is not null as has_id, created_at is not null as has_time';
    expect(
      await asMember(
        ada,
        `insert into wishes (user_id, wish) values ('${ada.userId}', 'Rest') ${made}`,
      ),
    ).toMatchObject({ rows: [{ user_id: ada.userId, has_id: true, has_time: true }] });
    expect(await asMember(ada, 'select user_id, mood from moods')).toMatchObject({
      rows: [{ user_id: ada.userId, mood: 2 }],
    });
  });

  it('hides the rows of other members', async () => {
    const others = `where user_id = '${ben.userId}'`;
    expect(await asMember(ada, `update moods set mood = 0 ${others}`)).toMatchObject({ count: 0 });
    expect(await asMember(ada, `delete from moods ${others}`)).toMatchObject({ count: 0 });
    const forBen = `insert into moods (user_id, day, mood) values ('${ben.userId}', '2026-11-16', 0)`;
    expect(await asMember(ada, forBen)).toBe(PERMISSION_DENIED);
    expect(await asMember(ada, `update moods set user_id = '${ben.userId}'`)).toBe(
      PERMISSION_DENIED,
    );
    expect(await asMember(ben, 'select mood from moods')).toMatchObject({ rows: [{ mood: 2 }] });
  });

  test.each([
    ...['hearthway_app', 'hearthway_auth'],
    ...['hearthway_admin', 'hearthway_editor', 'hearthway_front_desk'],
  ])('cannot be accessed by the role %s', async (role) => {
    const [row] = await t.sql(
      `select has_any_column_privilege($1, 'moods', 'select, insert, update, references')
         or has_table_privilege($1, 'moods', 'delete, truncate') as open`,
      [role],
    );
    expect(row).toEqual({ open: false });
  });

  it('gives members no rights except to read and write rows', async () => {
    const [row] = await t.sql(
      `select has_table_privilege('hearthway_member', 'moods', 'truncate, references, trigger') as more`,
    );
    expect(row).toEqual({ more: false });
  });

  it('cannot be created by a request', async () => {
    expect(await asMember(ada, `select app.own_table('moods')`)).toBe(PERMISSION_DENIED);
  });

  it('is part of the member’s export', async () => {
    const files = await downloadExport(t, ada);
    const parseRows = (table: string) => JSON.parse(files[`json/${table}.json`] ?? '');
    expect(parseRows('moods')).toMatchObject([{ day: '2026-11-15', mood: 2 }]);
    expect(parseRows('wishes')).toMatchObject([{ wish: 'Rest' }]);
  });

  it('loses only this member’s rows when the account is deleted', async () => {
    const gone = await callApi(t, ada, 'POST', '/account/delete', { password: ada.password });
    expect(gone.status).toBe(204);
    expect(await t.sql('select user_id from moods')).toEqual([{ user_id: ben.userId }]);
    expect(await t.sql('select user_id from wishes')).toEqual([]);
  });
});
