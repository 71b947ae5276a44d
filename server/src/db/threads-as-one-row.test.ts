import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../testing/api.ts';
import { signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const MIGRATION = new URL('./migrations/0198_threads_as_one_row.sql', import.meta.url);

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('the migration moves the latest forty messages of a conversation into the row of its thread', async () => {
  const member = await signUpMember(t);
  const [thread] = await t.sql<{ id: string }>(
    'insert into guide_threads (user_id) values ($1) returning id',
    [member.userId],
  );
  await t.sql(
    `create table guide_messages (user_id uuid, thread_id uuid, role text, content text,
       passages uuid[] default '{}', created_at timestamptz)`,
  );
  await t.sql(
    `insert into guide_messages (user_id, thread_id, role, content, created_at)
     select $1, $2, role, role || ' ' || n, now() - n * interval '1 minute'
     from generate_series(1, 21) n, unnest(array['assistant', 'user']) role`,
    [member.userId, thread?.id],
  );
  const [, ...moving] = readFileSync(MIGRATION, 'utf8').split(/;\n+/).slice(0, -1);
  expect(moving).toHaveLength(2);
  for (const statement of moving) await t.sql(statement);
  const { body } = await callApi(t, member, 'GET', '/guide/thread');
  const minutesAgo = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(body.thread.messages).toEqual(
    minutesAgo.flatMap((n) => [
      { role: 'user', content: `user ${n}` },
      { role: 'assistant', content: `assistant ${n}` },
    ]),
  );
  expect(await t.sql('select * from guide_messages')).toEqual([]);
});
