import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../member/events.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { SessionEnded, sqlState } from './database-errors.ts';
import { profiles } from './tables/profiles.ts';

let t: TestApp;
let ada: TestMember;
let ben: TestMember;

beforeAll(async () => {
  t = await createTestApp();
  ada = await createMember(t);
  ben = await createMember(t);
});
afterAll(() => t.close());

const ownProfiles = (who: TestMember) => t.db.read(who.session, (tx) => tx.select().from(profiles));

describe('reading as a member', () => {
  it('returns only the member’s own rows, even under concurrent reads', async () => {
    const readers = Array.from({ length: 12 }, (_unused, index) => (index % 2 ? ada : ben));
    const answers = await Promise.all(readers.map(ownProfiles));
    expect(answers.map((rows) => rows.map(({ userId }) => userId))).toEqual(
      readers.map(({ userId }) => [userId]),
    );
  });

  it('runs several statements, in sequence or in parallel', async () => {
    const counts = await t.db.read(ada.session, async (tx) => {
      const [first] = await tx.select({ n: sql<number>`count(*)::int` }).from(profiles);
      const others = await Promise.all([
        tx.select().from(profiles),
        tx.execute<{ n: number }>(sql`select 1 as n`),
        tx.select().from(profiles).limit(0),
      ]);
      return [first?.n, others[0].length, others[1].rows[0]?.n, others[2].length];
    });
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  it('refuses writes, even to the member’s own row', async () => {
    const writing = t.db.read(ada.session, (tx) => tx.update(profiles).set({ firstName: 'Ada' }));
    expect(await writing.catch(sqlState)).toBe('25006');
  });

  it('refuses a session that has ended', async () => {
    const stranger = { ...ada.session, sessionId: crypto.randomUUID() };
    const reading = t.db.read(stranger, (tx) => tx.select().from(profiles));
    await expect(reading).rejects.toBeInstanceOf(SessionEnded);
  });

  it('keeps its connection until all its statements are answered, even after one has failed', async () => {
    const unknownTable = sql`select * from missing_table`;
    const together = t.db.read(ada.session, (tx) =>
      Promise.all([
        tx.execute(sql`select 1 / 0`),
        tx.execute(sql`select pg_sleep(0.2)`),
        tx.execute(unknownTable),
      ]),
    );
    expect(await together.catch(sqlState)).toBe('22012');
    const next = t.db.read(ben.session, (tx) => tx.execute(unknownTable));
    expect(await next.catch(sqlState)).toBe('42P01');
  });

  it('resets the connection after a successful read and after an error', async () => {
    const state = () =>
      t.db.asAuthOne((tx) =>
        tx.execute<{
          member: string | null;
          read_only: string;
        }>(sql`select current_setting('app.user_id', true) as member,
          current_setting('transaction_read_only') as read_only`),
      );
    await ownProfiles(ada);
    await t.db
      .read(ada.session, (tx) => tx.execute(sql`select 1 / 0`))
      .catch((error) => expect(sqlState(error)).toBe('22012'));
    const states = await Promise.all(Array.from({ length: 8 }, state));
    for (const { rows } of states) {
      expect(rows[0]?.read_only).toBe('off');
      expect(rows[0]?.member || '').toBe('');
    }
    expect(await ownProfiles(ben)).toHaveLength(1);
  });
});

describe('writes as a member', () => {
  it('report that the session has ended if the account is deleted meanwhile', async () => {
    const leaver = await createMember(t);
    await t.sql(`create function app.leave() returns trigger language plpgsql security definer as
      $$ begin delete from auth.users where id = new.user_id; return new; end $$`);
    await t.sql(
      'create trigger leave before insert on analytics_events for each row execute function app.leave()',
    );
    const writing = t.db.writeOne(leaver.session, (tx) =>
      recordEvent({ tx, who: leaver.session, now: t.clock.now() }, { event: 'guide_opened' }),
    );
    await expect(writing).rejects.toBeInstanceOf(SessionEnded);
    await t.sql('drop function app.leave() cascade');
  });

  const rename = (who: TestMember, firstName: string) =>
    t.db.writeOne(who.session, (tx) =>
      tx.update(profiles).set({ firstName }).returning({ userId: profiles.userId }),
    );

  it('change only the member’s own rows', async () => {
    expect(await rename(ada, 'Ada')).toEqual([{ userId: ada.userId }]);
    expect(await rename(ben, 'Ben')).toEqual([{ userId: ben.userId }]);
    expect(await ownProfiles(ada)).toMatchObject([{ firstName: 'Ada' }]);
    expect(await ownProfiles(ben)).toMatchObject([{ firstName: 'Ben' }]);
  });

  it('change nothing after an error or for a session that has ended', async () => {
    const failing = t.db.writeOne(ada.session, (tx) =>
      tx.update(profiles).set({ firstName: sql`(1 / 0)::text` }),
    );
    expect(await failing.catch(sqlState)).toBe('22012');
    const stranger = { ...ada, session: { ...ada.session, sessionId: crypto.randomUUID() } };
    await expect(rename(stranger, 'Nobody')).rejects.toBeInstanceOf(SessionEnded);
    expect(await ownProfiles(ada)).toMatchObject([{ firstName: 'Ada' }]);
  });

  it('roll back all statements of a transaction if one fails', async () => {
    const failing = t.db.write(ada.session, async (tx) => {
      await tx.update(profiles).set({ lastName: 'Lovelace' });
      await tx.execute(sql`select 1 / 0`);
    });
    expect(await failing.catch(sqlState)).toBe('22012');
    expect(await ownProfiles(ada)).toMatchObject([{ lastName: '' }]);
  });

  it('roll back parallel statements if one fails', async () => {
    const together = t.db.write(ada.session, (tx) =>
      Promise.all([
        tx.update(profiles).set({ lastName: 'Lovelace' }),
        tx.execute(sql`select 1 / 0`),
      ]),
    );
    expect(await together.catch(sqlState)).toBe('22012');
    expect(await ownProfiles(ada)).toMatchObject([{ lastName: '' }]);
  });

  it('refuse queries after the transaction has ended', async () => {
    const kept = await t.db.write(ada.session, async (tx) => ({ tx }));
    await expect(kept.tx.select().from(profiles)).rejects.toThrow();
    expect(await ownProfiles(ben)).toMatchObject([{ userId: ben.userId }]);
  });

  it('refuse a session that has ended even without a query', async () => {
    const stranger = { ...ada.session, sessionId: crypto.randomUUID() };
    await expect(t.db.write(stranger, async () => {})).rejects.toBeInstanceOf(SessionEnded);
  });
});
