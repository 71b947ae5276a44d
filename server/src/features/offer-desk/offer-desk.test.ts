import type {
  AudienceResponse,
  DeskOffer,
  OfferListResponse,
  OfferVersionsResponse,
  Segment,
} from '@hearthway/domain/offer-desk/contract';
import { toFilter } from '@hearthway/domain/offer-desk/segment-filter';
import { matchSegment, redactWithoutConsent } from '@hearthway/domain/offers/segment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { createMember, signUpMember } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';

const EVERYBODY: Segment = { tier: [], path: [], gender: [], track: [], signals: [] };
const TODAY = '2026-11-16';
const MENS = 'Vital Blueprint at the men’s institute';

let t: TestApp;
let opened: TestDesk;

beforeAll(async () => {
  opened = await openTestDesk();
  ({ t } = opened);
});
afterAll(() => opened.close());

const desk = <Body = DeskOffer & { code: string }>(method: string, path: string, body?: unknown) =>
  callApi<Body>(t, opened.ruth, method, `/admin/offers${path}`, body);
const list = async () => (await desk<OfferListResponse>('GET', '')).body.offers;
const named = async (title: string) => {
  const offer = (await list()).find((each) => each.title === title);
  if (!offer) throw new Error(`no offer has the title ${title}`);
  return offer;
};
const save = (offer: DeskOffer, change: object) => {
  const { id, isDesks: _, changedAt: _at, offered: _offered, ...fields } = offer;
  return desk('PUT', `/${id}`, { ...fields, ...change });
};
const audience = async (segment: Partial<Segment>) =>
  (
    await desk<AudienceResponse>('POST', '/audience', {
      segment: { ...EVERYBODY, ...segment },
      today: TODAY,
    })
  ).body;

describe('an offer at the desk', () => {
  it('leaves a line in the log when it is added, changed, and switched on or off', async () => {
    const made = (await desk('POST', '', { title: 'A quiet hour' })).body;
    const named = (await save(made, { title: 'A quiet evening', ctaText: 'Join' })).body;
    const on = (await save(named, { active: true, ctaRoute: '/whi' })).body;
    await save(on, { active: false });
    const { body } = await callApi(t, opened.ruth, 'GET', '/admin/log');
    const offer = 'A quiet evening';
    expect(body.entries.slice(0, 4)).toMatchObject([
      { action: 'offer_switched_off', details: { offer } },
      { action: 'offer_switched_on', details: { offer } },
      { action: 'offer_changed', details: { offer } },
      { action: 'offer_added', details: { offer: 'A quiet hour' } },
    ]);
  });

  it('is created, published and shown only to members of its segment', async () => {
    const made = (await desk('POST', '', { title: 'A morning together' })).body;
    expect(made).toMatchObject({ active: false, version: 1, segment: EVERYBODY });
    const saved = await save(made, {
      active: true,
      priority: 999,
      ctaText: 'Join',
      ctaRoute: '/whi',
      segment: { ...EVERYBODY, tier: ['premium'], track: ['WHI'] },
    });
    expect(saved.body).toMatchObject({ version: 2, isDesks: true, priority: 999 });
    const titles = async (tier: string, path: string) => {
      const member = await signUpMember(t);
      await t.sql(`update profiles set tier = $2, recommended_path = $3 where user_id = $1`, [
        member.userId,
        tier,
        path,
      ]);
      const home = await callApi(
        t,
        member,
        'GET',
        `/home?today=${new Date().toISOString().slice(0, 10)}`,
      );
      return JSON.stringify(home.body);
    };
    expect(await titles('premium', 'WHI')).toContain('A morning together');
    expect(await titles('free', 'WHI')).not.toContain('A morning together');
    expect(await titles('premium', 'SHJ')).not.toContain('A morning together');
  });

  it('is not overwritten by an editor who opened an older version', async () => {
    const offer = await named('Vital Blueprint for Women');
    const [one, other] = await Promise.all([
      save(offer, { body: 'One' }),
      save(offer, { body: 'Other' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  it('keeps its old versions and can be restored to one of them', async () => {
    const offer = await named('From knowing to doing');
    const one = (await save(offer, { title: 'Into practice', priority: 3 })).body;
    const two = (await save(one, { body: 'Other words.', active: false })).body;
    const history = (await desk<OfferVersionsResponse>('GET', `/${offer.id}/versions`)).body
      .versions;
    expect(history.map(({ version, savedBy, fields }) => [version, savedBy, fields.title])).toEqual(
      [
        [two.version, 'Ruth', 'Into practice'],
        [one.version, 'Ruth', 'Into practice'],
        [offer.version, null, offer.title],
      ],
    );
    const restore = (of: number, version: number) =>
      desk('POST', `/${offer.id}/versions/${of}/restore`, { version });
    expect((await restore(offer.version, one.version)).body.code).toBe('changed_meanwhile');
    expect((await restore(99, two.version)).status).toBe(404);
    const { title, body, priority, segment } = offer;
    expect((await restore(offer.version, two.version)).body).toMatchObject({
      ...{ title, body, priority, segment },
      active: false,
      version: two.version + 1,
    });
  });

  it('cannot be published without a destination', async () => {
    const made = (await desk('POST', '', { title: 'Leads nowhere' })).body;
    const draft = (await save(made, { body: 'Soon.' })).body;
    const published = await save(draft, { active: true });
    expect([published.status, published.body.code]).toEqual([422, 'no_destination']);
    const open = (await save(draft, { active: true, ctaUrl: 'https://a.example/' })).body;
    const emptied = await save(open, { ctaUrl: null });
    expect(emptied.status).toBe(422);
    const restored = await desk('POST', `/${made.id}/versions/${draft.version}/restore`, {
      version: open.version,
    });
    expect(restored.body.code).toBe('no_destination');
    expect(await named('Leads nowhere')).toMatchObject({ active: true, version: open.version });
  });

  it('is refused if a field is invalid', async () => {
    const offer = await named('Room to talk');
    for (const change of [
      { title: '' },
      { ctaRoute: '//evil.example' },
      { ctaUrl: 'javascript:alert(1)' },
      { imageUrl: 'data:image/svg+xml,<svg/>' },
      { startAt: '2026-02-01T00:00:00.000Z', endAt: '2026-01-01T00:00:00.000Z' },
      { segment: { ...EVERYBODY, tier: ['gold'] } },
      { segment: { ...EVERYBODY, email: ['a@example.com'] } },
    ]) {
      expect((await save(offer, change)).status, JSON.stringify(change)).toBe(400);
    }
  });

  it('is updated automatically by a release only if the desk has not edited it', async () => {
    const ours = await named(MENS);
    await save(ours, { body: 'Our own words.' });
    for (const file of ['mens-vital-blueprint.md', 'metabolic-reset.md']) {
      await opened.rewrite(`offers/${file}`, /^priority: .*$/m, 'priority: 7');
    }
    await opened.load();
    const [kept, renewed] = [
      await named(MENS),
      (await list()).find(({ priority, isDesks }) => priority === 7 && !isDesks),
    ];
    expect(kept).toMatchObject({ body: 'Our own words.', priority: ours.priority });
    expect(kept.offered).toMatchObject({ body: ours.body, priority: 7 });
    expect(renewed).toBeDefined();
    const { id, version } = kept;
    const left = await desk('POST', `/${id}/offered`, { version, take: false });
    expect(left.body).toMatchObject({ body: 'Our own words.', offered: null });
    const again = await desk('POST', `/${id}/offered`, { version, take: true });
    expect([again.status, again.body.code]).toEqual([409, 'nothing_offered']);
  });
});

describe('the audience of an offer', () => {
  const GENDER = ['male', 'female', null] as const;
  const PATHS = ['SHJ', 'MHI', 'WHI', 'IBC'] as const;
  const TIERS = ['free', 'premium', 'premium_plus'] as const;
  const SIGNALS: unknown[] = [
    {},
    ['sleep', 'none', ''],
    { sleep: true, mood: false, kind: 'none' },
    { sex_issue_type: 'physical', preference: { first: ['medical_first'] } },
    { many: ['a', 'b'], empty: [], zero: 0, one: 1 },
  ];

  it('is counted by the same rule that decides who sees an offer', async () => {
    let seed = 5;
    const pick = <Value>(values: readonly Value[]): Value => {
      seed = (seed * 48_271) % 2_147_483_647;
      return values[seed % values.length] as Value;
    };
    for (let n = 0; n < 60; n++) {
      const { userId } = await createMember(t);
      await t.sql(
        `update profiles set tier = $2, recommended_path = $3, gender = $4, signals = $5 where user_id = $1`,
        [userId, pick(TIERS), pick(PATHS), pick(GENDER), JSON.stringify(pick(SIGNALS))],
      );
      for (const [at, granted] of [
        ['2026-01-01', pick([true, false])],
        ['2026-02-01', pick([true, false])],
      ].slice(pick([0, 1, 2]))) {
        await t.sql(
          `insert into consents (user_id, kind, version, granted, at)
           values ($1, 'personalisation', 'x', $3, $2)`,
          [userId, at, granted],
        );
      }
    }
    const members = await t.sql<{
      tier: (typeof TIERS)[number];
      recommendedPath: (typeof PATHS)[number];
      gender: (typeof GENDER)[number];
      signals: unknown;
      consented: boolean | null;
    }>(`select tier, recommended_path as "recommendedPath", gender, signals,
        (select granted from consents c where c.user_id = p.user_id and kind = 'personalisation'
          order by at desc limit 1) as consented from profiles p`);
    const some = <Value>(values: readonly Value[]) =>
      values.filter(() => pick([true, false, false]));
    for (let n = 0; n < 40; n++) {
      const segment: Segment = {
        tier: some(TIERS),
        path: some(PATHS),
        gender: some(['male', 'female'] as const),
        track: some(PATHS),
        signals: some(['sleep', 'mood', 'sex_issue_type:physical', 'preference:first', 'a', 'one']),
      };
      const wanted = members.filter(
        ({ consented, ...member }) =>
          matchSegment(toFilter(segment), redactWithoutConsent(member, consented ?? false)).matches,
      ).length;
      const { members: counted } = await audience(segment);
      const shown = wanted > 0 && wanted < 5 ? 'few' : Math.floor(wanted / 5) * 5;
      expect(counted, JSON.stringify(segment)).toBe(shown);
    }
  });

  it('is counted for each of the last thirty days by the members active on that day', async () => {
    for (let n = 0; n < 6; n++) {
      const { userId } = await createMember(t);
      await t.sql(
        `update profiles set tier = 'premium_plus', recommended_path = 'IBC' where user_id = $1`,
        [userId],
      );
      await t.sql(
        `insert into daily_checkins (user_id, date, sleep) values ($1, '2026-11-14', 1)`,
        [userId],
      );
      if (n < 2) {
        await t.sql(
          `insert into analytics_events (user_id, event, created_at)
           values ($1, 'guide_opened', '2026-11-15T10:00:00Z'), ($1, 'guide_opened', '2026-11-15T11:00:00Z')`,
          [userId],
        );
      }
    }
    const { days } = await audience({ tier: ['premium_plus'], path: ['IBC'] });
    expect(days).toHaveLength(30);
    expect(days.slice(0, 3)).toEqual([
      { day: '2026-11-16', members: 0 },
      { day: '2026-11-15', members: 'few' },
      { day: '2026-11-14', members: 5 },
    ]);
  });

  it('is counted without giving editors access to members’ rows', async () => {
    for (const text of [
      'select * from profiles',
      'select app.segment_members(null,null,null,null,null)',
    ]) {
      const refusal = await t.db
        .asEditor(opened.ruth.session, (tx) => tx.execute(text))
        .catch((error) => (error.cause as { code: string }).code);
      expect(refusal, text).toBe('42501');
    }
  });
});
