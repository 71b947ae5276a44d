import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../testing/api.ts';
import { isOnPostgres } from '../testing/engine.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openEmptyDatabase } from '../testing/test-database.ts';
import { dumpDatabase } from './backup/dump.ts';
import { loadDatabase } from './backup/load.ts';
import { streamParts } from './backup/stream-parts.ts';
import { sqlState } from './database-errors.ts';
import { migrate, readMigrations } from './migrate.ts';

const ENTER_AS_ADMIN = `select set_config('app.user_id',
  app.inner_circle(app.live_session($1, $2, $3))::text, true),
  set_config('role', 'hearthway_admin', true)`;

const PERMISSION_DENIED = '42501';
const PATIENCE_MS = 180_000;

let t: TestApp;
let admin: TestMember;
let amara: TestMember;

beforeAll(async () => {
  t = await createTestApp();
  admin = await createMember(t);
  await makeAdmin(t, admin);
  amara = await createMember(t);
});
afterAll(() => t.close());

type Statement = readonly [text: string, values?: unknown[]];

const runAs = (enter: Statement[], statements: readonly Statement[]) =>
  t.engine.asOwner(async (client) => {
    await client.query('begin');
    try {
      for (const [text, values] of enter) await client.query(text, values);
      const answers: pg.QueryResultRow[][] = [];
      for (const [text, values] of statements)
        answers.push((await client.query(text, values)).rows);
      await client.query('commit');
      return answers;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });

describe('during an update, the older version without desk roles', () => {
  const asFormerAdmin = ({ session }: TestMember, statements: readonly Statement[]) => {
    const values = [session.userId, session.sessionId, t.clock.now()];
    return runAs([['set local role hearthway_app'], [ENTER_AS_ADMIN, values]], statements);
  };

  it('can look up a member and change the membership, and both appear in the audit log', async () => {
    const answers = await asFormerAdmin(admin, [
      [
        `select user_id, first_name, last_name, email, tier, premium_started_at, premium_expires_at
         from profiles where user_id = $1 for update`,
        [amara.userId],
      ],
      [`select app.append_audit($1, 'looked_up', '{}', now())`, [amara.userId]],
      [
        `update profiles set tier = 'premium', premium_started_at = now(),
           premium_expires_at = now() + interval '180 days' where user_id = $1`,
        [amara.userId],
      ],
    ]);
    expect(answers[0]).toMatchObject([{ user_id: amara.userId, tier: 'free' }]);
    const [profile] = await t.sql('select tier from profiles where user_id = $1', [amara.userId]);
    expect(profile).toEqual({ tier: 'premium' });
    const trail = await t.sql<{ action: string }>('select action from app.audit_log order by seq');
    expect(trail.map(({ action }) => action)).toEqual(['looked_up', 'tier_changed']);
  });

  it('refuses members who are not in the inner circle', async () => {
    const refused = await asFormerAdmin(amara, []).catch(sqlState);
    expect(refused).toBe('HW403');
  });
});

describe('the version that stores practice settings in the table “words”', () => {
  const asRole = (role: string, statements: readonly Statement[]) =>
    runAs([[`set local role hearthway_${role}`]], statements);
  const corpusVersion = () => t.sql('select * from app.guide_corpus');

  it('can save, change and delete a setting and its history under the old table names', async () => {
    const before = await corpusVersion();
    const answers = await asRole('editor', [
      [
        `select "key", "text", "changed_at" from "words" where "words"."key" = $1 for update`,
        ['help:a'],
      ],
      [
        `insert into "words" ("key", "text", "changed_at") values ($1, $2, default)
         on conflict do nothing returning "key", "text", "changed_at"`,
        ['help:a', 'Ring us.'],
      ],
      [
        `insert into "word_versions" ("id", "key", "text", "saved_at", "saved_by")
         values (default, $1, $2, now(), 'Ruth'), (default, $1, null, now(), 'Ruth')`,
        ['help:a', 'Ring us.'],
      ],
      [`update "words" set "text" = 'Write to us.' where "words"."key" = 'help:a'`],
      [`delete from "word_versions" where "key" = 'help:a' and "text" is null`],
    ]);
    expect(answers[1]).toMatchObject([{ key: 'help:a', text: 'Ring us.' }]);
    expect(await t.sql('select key, text from practice_settings')).toEqual([
      { key: 'help:a', text: 'Write to us.' },
    ]);
    expect(await t.sql('select key, text, saved_by from practice_setting_versions')).toEqual([
      { key: 'help:a', text: 'Ring us.', saved_by: 'Ruth' },
    ]);
    expect(await corpusVersion()).not.toEqual(before);
    for (const role of ['member', 'jobs']) {
      const [rows] = await asRole(role, [['select key, text from words']]);
      expect(rows, role).toEqual([{ key: 'help:a', text: 'Write to us.' }]);
    }
    await asRole('editor', [[`delete from "words" where "key" = 'help:a'`]]);
    expect(await t.sql('select * from practice_settings')).toEqual([]);
  });

  it('has no more rights under the old table names than under the new ones', async () => {
    await t.sql(
      `insert into practice_settings (key, text) values ('practice:name', 'Ours'),
         ('plan:premium:stripe-price', 'price_1')`,
    );
    const attempts: [role: string, text: string][] = [
      ['editor', `insert into words (key, text) values ('practice:logo', '/media/x')`],
      ['admin', `insert into words (key, text) values ('help:a', 'Mine')`],
      ['member', `insert into words (key, text) values ('help:a', 'Mine')`],
      ['member', 'select * from word_versions'],
      ['jobs', 'delete from words'],
      ['front_desk', 'select * from words'],
    ];
    for (const [role, text] of attempts) {
      expect(await asRole(role, [[text]]).catch(sqlState), text).toBe(PERMISSION_DENIED);
    }
    const [prices] = await asRole('payments', [['select key from words']]);
    expect(prices).toEqual([{ key: 'plan:premium:stripe-price' }]);
    const [changed] = await asRole('editor', [
      [`update words set text = 'Theirs' where key = 'practice:name' returning key`],
    ]);
    expect(changed).toEqual([]);
  });

  it.runIf(isOnPostgres)(
    'makes backups that this version can restore',
    { timeout: PATIENCE_MS },
    async () => {
      const former = await openEmptyDatabase();
      const restored = await openEmptyDatabase();
      try {
        const migrations = (await readMigrations()).filter(({ name }) => name < '0201');
        await former.asOwner(async (client) => {
          await migrate(client, { migrations });
          await client.query(`insert into words (key, text) values ('practice:name', 'Ours')`);
          await client.query(`insert into word_versions (key, text, saved_at, saved_by)
          values ('practice:name', 'Ours', now(), 'Ruth')`);
        });
        await loadDatabase(
          restored,
          streamParts((write) => dumpDatabase(former, t.clock.now(), write)),
        );
        await restored.asOwner(async (client) => {
          await migrate(client);
          const read = async (text: string) => (await client.query(text)).rows;
          expect(await read('select key, text from practice_settings')).toEqual([
            { key: 'practice:name', text: 'Ours' },
          ]);
          await client.query(`insert into practice_setting_versions (key, text, saved_at, saved_by)
          values ('practice:name', 'Mine', now(), 'Ruth')`);
          expect(
            await read('select id::int, text from practice_setting_versions order by id'),
          ).toEqual([
            { id: 1, text: 'Ours' },
            { id: 2, text: 'Mine' },
          ]);
        });
      } finally {
        await former.close();
        await restored.close();
      }
    },
  );
});
