import type {
  DeskPage,
  PageListResponse,
  PageVersionResponse,
  PageVersionsResponse,
} from '@hearthway/domain/content-desk/contract';
import { roundCount } from '@hearthway/domain/content-desk/rounded-count';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';

let t: TestApp;
let opened: TestDesk;
let member: SignedInMember;

beforeAll(async () => {
  opened = await openTestDesk();
  ({ t } = opened);
  member = await signUpMember(t);
});
afterAll(() => opened.close());

const desk = <Body = DeskPage & { code: string }>(method: string, path: string, body?: unknown) =>
  callApi<Body>(t, opened.ruth, method, `/admin/content${path}`, body);
const pages = async () => (await desk<PageListResponse>('GET', '')).body.pages;
const findPageId = async (slug: string) => {
  const page = (await pages()).find((each) => each.slug === slug);
  if (!page) throw new Error(`no page has the slug ${slug}`);
  return page.id;
};
const open = async (slug: string) => (await desk('GET', `/${await findPageId(slug)}`)).body;

const save = (page: DeskPage, change: object) => {
  const { title, body, lane, tags, coverUrl, link, minutes, version } = page;
  const fields = { title, body, lane, tags, coverUrl, link, minutes, version };
  return desk('PUT', `/${page.id}`, { ...fields, ...change });
};
const publish = ({ id, version }: DeskPage, change: object = {}) =>
  desk('POST', `/${id}/publish`, { version, publishAt: null, reviewHolds: null, ...change });
const withdraw = ({ id, version }: DeskPage) => desk('POST', `/${id}/withdraw`, { version });
const asMember = (slug: string) =>
  callApi<{ resource: { title: string; body: string; minutes: number } }>(
    t,
    member,
    'GET',
    `/resources/${slug}`,
  );
const searchSlugs = async (words: string) =>
  (
    await callApi<{ resources: { slug: string }[] }>(
      t,
      member,
      'GET',
      `/resources?q=${encodeURIComponent(words)}`,
    )
  ).body.resources.map(({ slug }) => slug);
const readPassages = (slug: string) =>
  t.sql<{ body: string }>(
    `select p.body from guide_passages p join resources r on r.id = p.resource_id
     where r.slug = $1 order by p.position`,
    [slug],
  );
describe('a page at the desk', () => {
  it('is published, and members, the search and the guide see the change immediately', async () => {
    const page = await open('a-calmer-evening');
    expect(page).toMatchObject({ state: 'public', isDesks: false, offered: null });
    const draft = await save(page, {
      title: 'A quieter evening',
      body: 'Zebra curtains help.\n\n## Curtains\n\nHang zebra curtains before nine.',
      minutes: 3,
    });
    expect([draft.status, draft.body.version, draft.body.isDesks]).toEqual([
      ...[200, page.version + 1, true],
    ]);
    expect((await publish(draft.body)).status).toBe(200);
    const read = await asMember('a-calmer-evening');
    expect(read.body.resource).toMatchObject({ title: 'A quieter evening', minutes: 3 });
    expect(await searchSlugs('zebra curtains')).toEqual(['a-calmer-evening']);
    expect(await searchSlugs('the night is usually decided')).toEqual([]);
    const passages = await readPassages('a-calmer-evening');
    expect(JSON.stringify(passages)).toContain('zebra curtains');
    expect(JSON.stringify(passages)).not.toContain('pillow');
  });

  it('gets no new version if a save changes nothing', async () => {
    const page = await open('reading-your-own-week');
    const { body } = await save(page, {});
    expect(body).toEqual(page);
    expect((await desk<PageVersionsResponse>('GET', `/${page.id}/versions`)).body.versions).toEqual(
      [],
    );
  });

  it('is not overwritten by an editor who opened an older version', async () => {
    const page = await open('the-ten-minute-walk');
    await save(page, { title: 'Ten minutes outside' });
    const late = await save(page, { title: 'My own title' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await open('the-ten-minute-walk')).title).toBe('Ten minutes outside');
  });

  it('is saved for only one of two editors who save at the same time', async () => {
    const page = await open('preparing-for-an-appointment');
    const answers = await Promise.all(['First', 'Second'].map((title) => save(page, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await open('preparing-for-an-appointment')).title).toBe(winner?.body.title);
  });

  it('keeps its old versions and can be restored to one of them', async () => {
    const first = await open('single-and-well');
    const second = (await save(first, { body: 'Second words.' })).body;
    const third = (await withdraw(second)).body;
    const { versions } = (await desk<PageVersionsResponse>('GET', `/${first.id}/versions`)).body;
    expect(versions.map(({ version, savedBy, isDraft }) => [version, savedBy, isDraft])).toEqual([
      [third.version, 'Ruth', false],
      [second.version, 'Ruth', true],
      [first.version, null, false],
    ]);
    const then = await desk<PageVersionResponse>('GET', `/${first.id}/versions/${first.version}`);
    expect(then.body.fields.body).toBe(first.body);
    const restored = await desk('POST', `/${first.id}/versions/${first.version}/restore`, {
      version: third.version,
    });
    expect(restored.body).toMatchObject({ body: first.body, state: 'withdrawn' });
    const stale = await desk('POST', `/${first.id}/versions/${first.version}/restore`, {
      version: third.version,
    });
    expect(stale.status).toBe(409);
  });

  it('is refused if it has invalid fields, unknown fields or unsafe URLs', async () => {
    const page = await open('when-desire-does-not-match');
    for (const change of [
      { title: ' ' },
      { title: 'x'.repeat(201) },
      { coverUrl: 'javascript:alert(1)' },
      { link: '//evil.example' },
      { minutes: 0 },
      { state: 'public' },
      { isDesks: false },
    ]) {
      expect((await save(page, change)).status, JSON.stringify(change)).toBe(400);
    }
    expect(await open('when-desire-does-not-match')).toEqual(page);
  });
});

describe('a new page', () => {
  it('goes from draft to scheduled, public and withdrawn, and members see it only while it is public', async () => {
    const body = { kind: 'resource', title: 'Naps & Nüsse', lane: 'WHI' };
    const made = (await desk('POST', '', body)).body;
    expect(made).toMatchObject({ slug: 'naps-nusse', state: 'draft', lane: 'WHI', version: 1 });
    const again = (await desk('POST', '', body)).body;
    expect(again.slug).toBe('naps-nusse-2');
    const words = 'Quokka naps are short.\n\n## Short\n\nA quokka sleeps for ten minutes.';
    const draft = (await save(made, { body: words })).body;
    expect((await asMember('naps-nusse')).status).toBe(404);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const past = await publish(draft, { publishAt: '2020-01-01T00:00:00.000Z' });
    expect([past.status, past.body.code]).toEqual([400, 'needs_time']);
    const scheduled = (await publish(draft, { publishAt })).body;
    expect(scheduled).toMatchObject({ state: 'scheduled', publishAt });
    expect((await asMember('naps-nusse')).status).toBe(404);
    expect(await searchSlugs('quokka')).toEqual([]);
    await t.sql(`update resources set publish_at = now() - interval '1 hour' where id = $1`, [
      made.id,
    ]);
    expect((await asMember('naps-nusse')).status).toBe(200);
    expect(await searchSlugs('quokka')).toEqual(['naps-nusse']);
    expect((await open('naps-nusse')).state).toBe('public');
    const gone = (await withdraw(await open('naps-nusse'))).body;
    expect(gone.state).toBe('withdrawn');
    expect((await asMember('naps-nusse')).status).toBe(404);
    expect(await readPassages('naps-nusse')).toEqual([]);
  });

  it('appears in the members’ journey once it is public, if it is a workshop', async () => {
    const made = (await desk('POST', '', { kind: 'workshop', title: 'Week of rest', lane: 'IB' }))
      .body;
    expect(made).toMatchObject({ kind: 'workshop', lane: 'SHJ', tags: [] });
    const body = 'Rest.\n\n## KNOW 1: Rest\n\nIt helps.';
    await publish((await save(made, { body })).body);
    const journey = await callApi(t, member, 'GET', '/workshops');
    expect(journey.body.workshops.at(-1)).toMatchObject({ slug: made.slug, status: 'locked' });
  });
});

const order = async () =>
  (await pages())
    .filter(({ kind }) => kind === 'workshop')
    .sort((a, b) => (a.order ?? 9999) - (b.order ?? 9999))
    .map(({ id }) => id);

describe('changing the order of the workshops', () => {
  const effect = async (ids: string[]) =>
    (await desk<{ relocked: number | 'few' }>('POST', '/workshop-order/effect', { ids })).body
      .relocked;

  it('can be previewed to see how many members it would lock out of a workshop', async () => {
    const known = await order();
    const [first = '', second = '', third = ''] = known;
    expect(await effect(known)).toBe(0);
    const swapped = [second, first, ...known.slice(2)];
    expect(await effect(swapped)).toBe('few');
    for (let n = 0; n < 5; n++) await createMember(t);
    expect(await effect(swapped)).toBe(5);
    await t.sql(
      `insert into workshop_progress (user_id, resource_id) select user_id, $1 from profiles`,
      [second],
    );
    expect(await effect(swapped)).toBe(5);
    expect(await effect([first, third, second, ...known.slice(3)])).toBe(0);
    const saved = await desk<PageListResponse>('PUT', '/workshop-order', { known, ids: swapped });
    expect(saved.status).toBe(200);
    expect(await order()).toEqual(swapped);
    const { body } = await callApi(t, member, 'GET', '/workshops');
    expect(body.workshops[0]).toMatchObject({ id: second, status: 'completed' });
  });

  it('is not undone by a new release', async () => {
    await opened.rewrite(
      'workshops/01-start-where-you-are.md',
      /^title: .*$/m,
      'title: Begin here',
    );
    const before = await order();
    await opened.load();
    expect(await order()).toEqual(before);
    expect(await open('start-where-you-are')).toMatchObject({
      title: 'Begin here',
      isDesks: false,
    });
  });

  it('is refused if the new order is outdated, incomplete or contains pages that are not workshops', async () => {
    const known = await order();
    for (const body of [
      { known: known.toReversed(), ids: known },
      { known, ids: known.slice(1) },
      { known, ids: [...known.slice(1), await findPageId('naps-nusse')] },
    ]) {
      expect((await desk('PUT', '/workshop-order', body)).status).toBe(409);
    }
    expect(await order()).toEqual(known);
  });
});

describe('a new release on an installation whose pages were edited', () => {
  it('keeps the edited pages and updates the others', async () => {
    const touched = await open('habits-that-survive-a-bad-week');
    const ours = (await save(touched, { title: 'Ours', body: 'Our own words.' })).body;
    await opened.rewrite(
      'resources/shj/habits-that-survive-a-bad-week.md',
      /^title: .*$/m,
      'title: Habits, second edition',
    );
    await opened.rewrite(
      'resources/shj/an-honest-look-at-your-phone.md',
      /^title: .*$/m,
      'title: Phones',
    );
    await opened.remove('resources/ib/money-talks-between-two-people.md');
    const kept = await open('repair-after-an-argument');
    await save(kept, { title: 'Making up' });
    await opened.remove('resources/ib/repair-after-an-argument.md');
    await opened.load();

    expect((await open('an-honest-look-at-your-phone')).title).toBe('Phones');
    expect((await open('money-talks-between-two-people')).state).toBe('draft');
    expect(await open('repair-after-an-argument')).toMatchObject({
      title: 'Making up',
      state: 'public',
    });
    const page = await open('habits-that-survive-a-bad-week');
    expect(page).toMatchObject({ title: 'Ours', body: 'Our own words.', version: ours.version });
    expect(page.offered).toMatchObject({ title: 'Habits, second edition', body: touched.body });
    const offered = (await pages()).filter(({ isOffered }) => isOffered);
    expect(offered.map(({ slug }) => slug)).toEqual(['habits-that-survive-a-bad-week']);

    const left = await desk('POST', `/${page.id}/offered`, { version: page.version, take: false });
    expect(left.body).toMatchObject({ title: 'Ours', offered: null });
    await opened.load();
    expect((await open('habits-that-survive-a-bad-week')).offered).toBeNull();
    await opened.rewrite(
      'resources/shj/habits-that-survive-a-bad-week.md',
      /^title: .*$/m,
      'title: Habits, third edition',
    );
    await opened.load();
    const third = await open('habits-that-survive-a-bad-week');
    expect(third.offered?.title).toBe('Habits, third edition');
    const taken = await desk('POST', `/${page.id}/offered`, { version: third.version, take: true });
    expect(taken.body).toMatchObject({
      title: 'Habits, third edition',
      body: touched.body,
      offered: null,
      isDesks: true,
    });
    const none = await desk('POST', `/${page.id}/offered`, {
      version: taken.body.version,
      take: true,
    });
    expect([none.status, none.body.code]).toEqual([409, 'nothing_offered']);
    const { versions } = (await desk<PageVersionsResponse>('GET', `/${page.id}/versions`)).body;
    expect(versions.map(({ title }) => title)).toContain('Ours');
  });
});

describe('publishing or withdrawing a workshop', () => {
  it('can be previewed to see how many members it would lock out of a workshop', async () => {
    const known = await order();
    const last = known.at(-1) ?? '';
    const stateEffect = async (id: string, state: string) =>
      (await desk<{ relocked: number | 'few' }>('POST', `/${id}/effect`, { state })).body.relocked;
    await t.sql('delete from workshop_progress');
    const someone = await createMember(t);
    // Completing the last workshop opens all others. Once that workshop is hidden, only the first
    // stays open.
    await t.sql('insert into workshop_progress (user_id, resource_id) values ($1, $2)', [
      someone.userId,
      last,
    ]);
    expect(await stateEffect(last, 'withdrawn')).toBe('few');
    expect(await stateEffect(last, 'draft')).toBe('few');
    expect(await stateEffect(last, 'public')).toBe(0);
    const going = (await desk('GET', `/${known[0]}`)).body;
    expect(await stateEffect(going.id, 'withdrawn')).toBe(0);
    const gone = (await withdraw(going)).body;
    const [{ members } = { members: 0 }] = await t.sql<{ members: number }>(
      'select count(*)::int as members from profiles',
    );
    expect(await stateEffect(going.id, 'public')).toBe(roundCount(members - 1));
    expect(await stateEffect(going.id, 'scheduled')).toBe(roundCount(members - 1));
    await publish(gone);
    expect(await stateEffect(await findPageId('naps-nusse'), 'withdrawn')).toBe(0);
  });

  it('keeps the workshop’s lane and kind', async () => {
    const workshop = await open('start-where-you-are');
    const { body } = await save(workshop, { lane: 'MHI', tags: [] });
    expect(body).toMatchObject({ lane: 'SHJ', kind: 'workshop' });
  });
});
