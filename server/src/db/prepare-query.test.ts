import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember, type TestMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Tx } from './database.ts';
import { prepareQuery } from './prepare-query.ts';
import { profiles } from './tables/profiles.ts';

const ownRows = prepareQuery((db) => db.select({ userId: profiles.userId }).from(profiles));
const rename = prepareQuery((db) =>
  db
    .update(profiles)
    .set({ firstName: sql`${sql.placeholder('name')}` })
    .returning({ userId: profiles.userId, firstName: profiles.firstName }),
);

describe('a prepared query', () => {
  let t: TestApp;
  let ada: TestMember;
  let ben: TestMember;
  beforeAll(async () => {
    t = await createTestApp();
    ada = await createMember(t);
    ben = await createMember(t);
  });
  afterAll(() => t.close());

  it('returns and changes only the member’s own rows, even if several members use it at the same time', async () => {
    const members = Array.from({ length: 12 }, (_unused, index) => (index % 2 ? ada : ben));
    const found = await Promise.all(
      members.map(async ({ session }, index) => {
        const [read, written] = await Promise.all([
          t.db.read(session, async (tx) => await ownRows(tx)),
          t.db.writeOne(session, (tx) => rename(tx, { name: `Name ${index}` })),
        ]);
        return { read, written };
      }),
    );
    expect(found).toEqual(
      members.map(({ userId }, index) => ({
        read: [{ userId }],
        written: [{ userId, firstName: `Name ${index}` }],
      })),
    );
  });

  it('cannot run after its transaction has ended', async () => {
    let kept: Tx | undefined;
    await t.db.read(ada.session, async (tx) => {
      kept = tx;
    });
    await expect(Promise.resolve(ownRows(kept as Tx))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('had ended') }),
    });
  });

  it('is refused if a value is missing', async () => {
    await expect(t.db.writeOne(ada.session, (tx) => rename(tx))).rejects.toThrow('name');
  });
});
