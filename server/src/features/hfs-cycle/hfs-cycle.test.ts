import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { downloadExport } from '../../testing/own-export.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-16T00:03:00Z');
const DAY = 86_400_000;

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  amara = await signUpMember(t);
  await setTier('premium', new Date(NOW.getTime() + 30 * DAY));
});
afterAll(() => t.close());

const setTier = (tier: string, expires: Date | null) =>
  t.sql('update profiles set tier = $2, premium_expires_at = $3 where user_id = $1', [
    amara.userId,
    tier,
    expires,
  ]);
const newUrge = (change: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID() as string,
  at: '2026-11-15T23:58:00.000Z',
  utcOffset: 60,
  wanted: 'food',
  strength: 8,
  setOffBy: 'stress',
  note: 'After work',
  outcome: null as unknown,
  ...change,
});
const passed = { how: 'passed', strength: 2, helped: ['breathing', 'water'], resetSeconds: 300 };
const save = (urge: unknown) => callApi(t, amara, 'PUT', '/hfs-cycle/urges', urge);
const read = () => callApi(t, amara, 'GET', '/hfs-cycle/urges');
const rows = () => t.sql('select * from hfs_urges where user_id = $1', [amara.userId]);

describe('an urge', () => {
  it('is saved when the member logs it, and again with its outcome', async () => {
    const urge = newUrge();
    expect(await save(urge)).toEqual({ status: 200, body: { urge } });
    expect((await read()).body).toEqual({ urges: [urge] });
    const ended = { ...urge, outcome: passed };
    expect(await save(ended)).toEqual({ status: 200, body: { urge: ended } });
    expect((await read()).body).toEqual({ urges: [ended] });
    expect(await rows()).toHaveLength(1);
  });

  it('is stored once when the same request arrives twenty times simultaneously', async () => {
    const urge = newUrge({ outcome: passed });
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(urge)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('keeps its first outcome if an older version or a different outcome arrives later', async () => {
    const urge = newUrge();
    const ended = { ...urge, outcome: passed };
    await save(ended);
    expect((await save({ ...urge, strength: 1, note: '' })).body.urge).toEqual(ended);
    const other = { ...passed, how: 'acted', strength: 9, helped: [] };
    expect((await save({ ...urge, outcome: other })).body.urge).toEqual(ended);
  });

  it('is stored with the current time if the request says a time in the future', async () => {
    await save(newUrge({ at: '2027-01-01T00:00:00.000Z' }));
    expect((await read()).body.urges[0].at).toBe(NOW.toISOString());
  });

  test.each([
    ['a strength of eleven', { strength: 11 }],
    ['a fractional strength', { strength: 2.5 }],
    ['an unknown kind', { wanted: 'gold' }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['an unknown outcome', { outcome: { ...passed, how: 'failed' } }],
    ['a timer of six minutes', { outcome: { ...passed, resetSeconds: 360 } }],
    ['an impossible time zone', { utcOffset: 900 }],
    ['a user id in the request', { userId: crypto.randomUUID() }],
  ])('with %s is refused', async (_name, change) => {
    expect((await save(newUrge(change))).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('belongs to one member, even if another member’s urge has the same id', async () => {
    const urge = newUrge();
    await save(urge);
    const first = amara;
    amara = await signUpMember(t);
    await setTier('premium_plus', null);
    expect((await read()).body).toEqual({ urges: [] });
    await save({ ...urge, strength: 3, outcome: passed });
    amara = first;
    expect((await read()).body).toEqual({ urges: [urge] });
  });
});

test('a member gets the last hundred urges, newest first', async () => {
  await t.sql(
    `insert into hfs_urges (user_id, id, at, utc_offset, wanted, strength, set_off_by, note)
     select $1, gen_random_uuid(), $2::timestamptz - n * interval '1 hour', 0, 'food', n % 10, 'stress', ''
     from generate_series(1, 120) n`,
    [amara.userId, NOW],
  );
  const { urges } = (await read()).body;
  expect(urges).toHaveLength(100);
  expect(urges[0].at).toBe('2026-11-15T23:03:00.000Z');
});

test.each([
  ['free', 'free', null],
  ['premium, expired a second ago', 'premium', new Date(NOW.getTime() - 1000)],
])('a member who is %s can neither read nor save urges', async (_name, tier, expires) => {
  const urge = newUrge();
  await save(urge);
  await setTier(tier, expires);
  const refused = { status: 403, body: { code: 'premium_required' } };
  expect(await read()).toMatchObject(refused);
  expect(await save(newUrge())).toMatchObject(refused);
  expect(await save({ ...urge, outcome: passed })).toMatchObject(refused);
  expect(await rows()).toMatchObject([{ id: urge.id, outcome: null }]);
});

test('urges are kept after premium has expired, and shown again after renewal', async () => {
  const urge = newUrge({ outcome: passed });
  await save(urge);
  await setTier('premium', new Date(NOW.getTime() - DAY));
  const files = await downloadExport(t, amara);
  const exported = JSON.parse(files['json/hfs_urges.json'] ?? '');
  expect(exported).toMatchObject([{ id: urge.id, note: 'After work', outcome: 'passed' }]);
  await setTier('premium', new Date(NOW.getTime() + DAY));
  expect((await read()).body).toEqual({ urges: [urge] });
});
