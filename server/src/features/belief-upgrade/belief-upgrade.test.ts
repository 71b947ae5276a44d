import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { downloadExport } from '../../testing/own-export.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T20:00:00Z');
const DAY = 86_400_000;
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString();

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
const newDraft = (change: Record<string, unknown> = {}) => ({
  ...{ id: crypto.randomUUID() as string, at: at(0), step: 2 },
  ...{ belief: 'I never finish anything', shows: 'On Sundays', truth: 80 },
  ...{ speaksFor: '', speaksAgainst: '', costs: '' },
  ...{ upgraded: '', upgradedTruth: 50, act: '', actBy: null, finishedOn: null, review: null },
  ...change,
});
const rest = {
  step: 3,
  speaksAgainst: 'The fence',
  upgraded: 'I finish what matters',
  act: 'Send the letter',
  actBy: '2026-11-18',
  finishedOn: '2026-11-15',
};
const review = { on: '2026-11-18', how: 'done', note: 'Easier', truth: 30, upgradedTruth: 75 };
const save = (sheet: unknown) => callApi(t, amara, 'PUT', '/belief-upgrade/worksheets', sheet);
const read = () => callApi(t, amara, 'GET', '/belief-upgrade/worksheets');

describe('a belief worksheet', () => {
  it('is saved as a draft, then finished, then reviewed', async () => {
    const draft = newDraft();
    expect(await save(draft)).toEqual({ status: 200, body: { worksheet: draft } });
    expect((await read()).body).toEqual({ worksheets: [draft] });
    const finished = { ...draft, ...rest, at: at(1) };
    expect((await save(finished)).body.worksheet).toEqual(finished);
    const reviewed = { ...finished, review, at: at(2) };
    expect((await save(reviewed)).body.worksheet).toEqual(reviewed);
    expect((await read()).body).toEqual({ worksheets: [reviewed] });
  });

  it('keeps the version that the member changed last, in whatever order versions arrive', async () => {
    const late = newDraft({ at: at(5), costs: 'Evenings' });
    const early = { ...late, at: at(1), costs: '' };
    await save(late);
    expect((await save(early)).body.worksheet).toEqual(late);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(late)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await read()).body).toEqual({ worksheets: [late] });
  });

  test.each([
    ['finished without evidence against the belief', { ...rest, speaksAgainst: ' ' }],
    ['finished without a day for the act', { ...rest, actBy: null }],
    ['reviewed before it was finished', { review }],
    ['saved with a step beyond the last', { step: 4 }],
    ['saved with a truth above 100', { truth: 101 }],
    ['saved with a text longer than its field', { belief: 'x'.repeat(301) }],
    ['saved with a day that does not exist', { ...rest, actBy: '2026-02-30' }],
  ])('is refused if it is %s', async (_name, change) => {
    expect((await save(newDraft(change))).status).toBe(400);
    expect((await read()).body).toEqual({ worksheets: [] });
  });

  it('belongs to one member, even if another member’s worksheet has the same id', async () => {
    const draft = newDraft();
    await save(draft);
    const first = amara;
    amara = await signUpMember(t);
    await setTier('premium', null);
    expect((await read()).body).toEqual({ worksheets: [] });
    await save({ ...draft, at: at(9), belief: 'Another' });
    amara = first;
    expect((await read()).body).toEqual({ worksheets: [draft] });
  });
});

test.each([
  ['free', 'free', null],
  ['premium, expired a second ago', 'premium', new Date(NOW.getTime() - 1000)],
])(
  'a member who is %s cannot read or save worksheets but can still export them',
  async (_name, tier, expires) => {
    const draft = newDraft();
    await save(draft);
    await setTier(tier, expires);
    const refused = { status: 403, body: { code: 'premium_required' } };
    expect(await read()).toMatchObject(refused);
    expect(await save({ ...draft, at: at(1), belief: 'Changed' })).toMatchObject(refused);
    const files = await downloadExport(t, amara);
    const exported = JSON.parse(files['json/belief_worksheets.json'] ?? '');
    expect(exported).toMatchObject([{ id: draft.id, belief: draft.belief }]);
    await setTier('premium', null);
    expect((await read()).body).toEqual({ worksheets: [draft] });
  },
);
