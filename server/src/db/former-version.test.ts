import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../testing/api.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { sqlState } from './database-errors.ts';

/** What the version before desks says to the database, which may serve beside this one for a while. */
const ENTER_AS_ADMIN = `select set_config('app.user_id',
  app.inner_circle(app.live_session($1, $2, $3))::text, true),
  set_config('role', 'hearthway_admin', true)`;

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

/** One transaction of that version, entered as its admins are. */
const asAdminOfBefore = (who: TestMember, statements: [text: string, values: unknown[]][]) =>
  t.engine.asOwner(async (client) => {
    await client.query('begin');
    try {
      await client.query('set local role hearthway_app');
      const { userId, sessionId } = who.session;
      await client.query(ENTER_AS_ADMIN, [userId, sessionId, t.clock.now()]);
      const answers = [];
      for (const [text, values] of statements)
        answers.push((await client.query(text, values)).rows);
      await client.query('commit');
      return answers;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });

describe('the version before desks, while processes are renewed', () => {
  it('looks up a member and changes the membership, and both are written down', async () => {
    const answers = await asAdminOfBefore(admin, [
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

  it('lets nobody else in by that door', async () => {
    const refused = await asAdminOfBefore(amara, []).catch(sqlState);
    expect(refused).toBe('HW403');
  });
});
