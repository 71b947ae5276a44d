import type {
  DeskPage,
  PageListResponse,
  PageVersionsResponse,
} from '@hearthway/domain/content-desk/contract';
import type { ResourceResponse } from '@hearthway/domain/resources/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';

let t: TestApp;
let opened: TestDesk;
let member: SignedInMember;
let eda: SignedInMember;

beforeAll(async () => {
  opened = await openTestDesk();
  ({ t } = opened);
  member = await signUpMember(t);
  eda = await signUpMember(t);
  await callApi(t, opened.ruth, 'POST', '/admin/roles', { email: eda.email, role: 'editor' });
});
afterAll(() => opened.close());

const ask = <Body = DeskPage & { code: string }>(
  who: SignedInMember,
  method: string,
  path: string,
  body?: unknown,
) => callApi<Body>(t, who, method, `/admin/content${path}`, body);

const listed = async (slug: string) =>
  (await ask<PageListResponse>(eda, 'GET', '')).body.pages.find((page) => page.slug === slug);
const open = async (slug: string) => (await ask(eda, 'GET', `/${(await listed(slug))?.id}`)).body;

const save = (page: DeskPage, change: object) => {
  const { title, body, lane, tags, coverUrl, link, minutes, version } = page;
  const fields = { title, body, lane, tags, coverUrl, link, minutes, version };
  return ask(eda, 'PUT', `/${page.id}`, { ...fields, ...change });
};
const publish = ({ id, version }: DeskPage, change: object = {}, who = opened.ruth) =>
  ask(who, 'POST', `/${id}/publish`, { version, publishAt: null, reviewHolds: null, ...change });

const asMember = async (slug: string) =>
  (await callApi<ResourceResponse>(t, member, 'GET', `/resources/${slug}`)).body.resource;
const findSlugs = async (words: string) => {
  const { body } = await callApi<{ resources: { slug: string }[] }>(
    ...([t, member, 'GET', `/resources?q=${words}`] as const),
  );
  return body.resources.map(({ slug }) => slug);
};
const readPassages = async (id: string) =>
  JSON.stringify(await t.sql('select body from guide_passages where resource_id = $1', [id]));
const lastAudit = async () =>
  (await t.sql('select action, details from app.audit_log order by seq desc limit 1'))[0];

describe('changes to a public page', () => {
  const slug = 'a-calmer-evening';

  it('stay in a draft that members cannot see', async () => {
    const page = await open(slug);
    const before = await asMember(slug);
    const { body: draft } = await save(page, { title: 'Wombat nights', body: 'Wombats dig late.' });
    expect(draft).toMatchObject({
      ...{ title: 'Wombat nights', state: 'public', version: page.version + 1 },
      published: { title: page.title, body: page.body },
      draftSavedBy: expect.any(String),
    });
    expect(await asMember(slug)).toEqual(before);
    expect(await findSlugs('wombat')).toEqual([]);
    expect(await readPassages(page.id)).not.toContain('Wombat');
    expect(await listed(slug)).toMatchObject({
      ...{ title: 'Wombat nights', state: 'public', draftSavedAt: expect.any(String) },
      changedBy: draft.draftSavedBy,
    });
    expect(await listed('after-a-break-up')).toMatchObject({ changedBy: null });
    expect(await open(slug)).toEqual(draft);
  });

  it('can be published by the inner circle only', async () => {
    const draft = await open(slug);
    expect((await publish(draft, {}, eda)).status).toBe(403);
    expect((await asMember(slug)).title).not.toBe('Wombat nights');
    const { status, body } = await publish(draft);
    expect([status, body.published, body.draftSavedAt]).toEqual([200, null, null]);
    expect((await asMember(slug)).title).toBe('Wombat nights');
    expect(await findSlugs('wombat')).toEqual([slug]);
    expect(await readPassages(draft.id)).toContain('Wombats dig late.');
    expect(await lastAudit()).toEqual({ action: 'page_published', details: { page: slug } });
    expect((await t.sql('select from page_drafts')).length).toBe(0);
  });

  it('can be discarded, and are still listed in the history', async () => {
    const page = await open(slug);
    const draft = (await save(page, { body: 'Nobody will read this.' })).body;
    const stale = await ask(eda, 'POST', `/${page.id}/discard`, { version: page.version });
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
    const { body } = await ask(eda, 'POST', `/${page.id}/discard`, { version: draft.version });
    expect(body).toMatchObject({ body: page.body, published: null });
    const history = await ask<PageVersionsResponse>(eda, 'GET', `/${page.id}/versions`);
    const [latest] = history.body.versions;
    expect([latest?.version, latest?.isDraft]).toEqual([draft.version, true]);
    const restored = await ask(eda, 'POST', `/${page.id}/versions/${draft.version}/restore`, {
      version: body.version,
    });
    expect(restored.body).toMatchObject({ body: 'Nobody will read this.', state: 'public' });
    expect((await asMember(slug)).body).toBe(page.body);
  });

  it('disappear if the editor undoes them by hand', async () => {
    const page = await open(slug);
    expect(page.published).not.toBeNull();
    const { body } = await save(page, { body: page.published?.body });
    expect(body.published).toBeNull();
  });

  it('are published or saved, but not both, if one person publishes while another saves', async () => {
    const draft = (await save(await open(slug), { body: 'First.' })).body;
    const answers = await Promise.all([publish(draft), save(draft, { body: 'Second.' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may contain a new video, which members cannot watch until the changes are published', async () => {
    const id = crypto.randomUUID();
    await t.sql(
      `insert into media (id, kind, name, type, size) values ($1, 'video', 'a.mp4', 'video/mp4', 10)`,
      [id],
    );
    const watch = async (who: SignedInMember) =>
      (await callApi(t, who, 'POST', `/media/videos/${id}/pass`)).status;
    const body = `<video src="/media/videos/${id}" title="A"></video>`;
    const draft = (await save(await open('single-and-well'), { body })).body;
    expect([await watch(member), await watch(eda)]).toEqual([404, 200]);
    await publish(draft);
    expect(await watch(member)).toBe(200);
  });

  it('may contain a picture, which then cannot be deleted from the library', async () => {
    const id = crypto.randomUUID();
    await t.sql(
      `insert into media (id, kind, name, type, size, width, height, alt)
       values ($1, 'picture', 'a.png', 'image/png', 10, 20, 20, 'A')`,
      [id],
    );
    const page = await open('the-ten-minute-walk');
    await save(page, { body: `![A](/media/pictures/${id}/20x20)` });
    await t.sql('delete from content_versions where item = $1', [page.id]);
    expect((await callApi(t, eda, 'DELETE', `/admin/media/${id}`)).status).toBe(409);
    const { body } = await callApi(t, eda, 'GET', '/admin/media');
    expect(body.media[0].uses).toMatchObject([{ id: page.id }]);
  });
});

describe('a page that is not public yet', () => {
  it('is saved, scheduled and withdrawn without a separate draft', async () => {
    const made = (
      await ask(eda, 'POST', '', { kind: 'resource', title: 'Numbat notes', lane: 'WHI' })
    ).body;
    const saved = (await save(made, { body: 'Numbats.' })).body;
    expect(saved).toMatchObject({ state: 'draft', published: null, body: 'Numbats.' });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = (await publish(saved, { publishAt })).body;
    expect(scheduled.state).toBe('scheduled');
    const changed = (await save(scheduled, { body: 'Numbats eat termites.' })).body;
    expect(changed.published?.body).toBe('Numbats.');
    const refused = await ask(eda, 'POST', `/${made.id}/withdraw`, { version: changed.version });
    expect(refused.status).toBe(403);
    const back = await ask(opened.ruth, 'POST', `/${made.id}/withdraw`, {
      version: changed.version,
    });
    expect(back.body).toMatchObject({ state: 'draft', body: 'Numbats eat termites.' });
    expect(await lastAudit()).toEqual({
      ...{ action: 'page_withdrawn', details: { page: 'numbat-notes' } },
    });
  });

  it('cannot be scheduled while members can see it', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { status, body } = await publish(await open('single-and-well'), { publishAt });
    expect([status, body.code]).toEqual([409, 'already_public']);
  });
});

describe('saving while somebody writes', () => {
  const history = async ({ id }: DeskPage) =>
    (await ask<PageVersionsResponse>(eda, 'GET', `/${id}/versions`)).body.versions.map(
      ({ version }) => version,
    );
  const write = async (page: DeskPage, body: string) =>
    (await save(page, { body, continues: true })).body;

  beforeAll(async () => {
    await t.sql(`update profiles set first_name = 'Eda' where user_id = $1`, [eda.userId]);
    await t.sql(`update profiles set first_name = 'Ruth' where user_id = $1`, [opened.ruth.userId]);
  });

  it('adds only one version to the history while an editor keeps writing', async () => {
    for (const page of [
      await open('single-and-well'),
      (await ask(eda, 'POST', '', { kind: 'resource', title: 'Bilby notes', lane: 'SHJ' })).body,
    ]) {
      const before = await history(page);
      const first = (await save(page, { body: 'Bil' })).body;
      const last = await write(await write(first, 'Bilbies'), 'Bilbies dig.');
      expect(last.version).toBe(page.version + 3);
      const now = await history(page);
      expect(now[0]).toBe(last.version);
      expect(now.slice(1)).not.toContain(first.version);
      for (const version of before) expect(now).toContain(version);
    }
  });

  it('keeps an earlier version if members saw it or somebody else wrote it', async () => {
    const draft = (await save(await open('single-and-well'), { body: 'Theirs.' })).body;
    const shown = (await publish(draft)).body;
    const mine = await write(shown, 'Mine.');
    expect(await history(mine)).toContain(shown.version);
    const { title, lane, tags, coverUrl, link, minutes, version } = mine;
    const fields = { title, lane, tags, coverUrl, link, minutes, version };
    const ruths = await ask(opened.ruth, 'PUT', `/${mine.id}`, {
      ...{ ...fields, body: 'Ruth’s.', continues: true },
    });
    expect(await history(mine)).toEqual(expect.arrayContaining([mine.version]));
    await write(ruths.body, 'Mine again.');
    expect(await history(mine)).toEqual(expect.arrayContaining([ruths.body.version]));
  });

  it('keeps the versions from before this editor began to write', async () => {
    let page = await open('the-ten-minute-walk');
    const before = await history(page);
    for (let saved = 0; saved < 205; saved += 1) page = await write(page, `Walk ${saved}.`);
    expect(await history(page)).toEqual(expect.arrayContaining(before));
  });
});

describe('a clinical review', () => {
  const slug = 'reading-your-own-week';
  const review = { by: 'Dr Ada Okafor', on: '2026-11-02', dueOn: '2027-11-02' };
  const record = ({ id, version }: DeskPage, value: unknown, who = opened.ruth) =>
    ask(who, 'PUT', `/${id}/review`, { version, review: value });

  it('is recorded by the inner circle and shown to members', async () => {
    const page = await open(slug);
    expect((await asMember(slug)).review).toBeNull();
    expect((await record(page, review, eda)).status).toBe(403);
    expect((await record(page, review)).body.review).toEqual(review);
    expect((await asMember(slug)).review).toEqual({ by: review.by, on: review.on });
    expect((await listed(slug))?.review).toEqual(review);
    expect(await lastAudit()).toEqual({ action: 'page_reviewed', details: { page: slug } });
  });

  it('stays valid or ends when changed text is published, as the publisher decides', async () => {
    const draft = (await save(await open(slug), { body: 'Changed once.' })).body;
    const undecided = await publish(draft);
    expect([undecided.status, undecided.body.code]).toEqual([422, 'review_undecided']);
    expect((await asMember(slug)).body).not.toBe('Changed once.');
    const kept = (await publish(draft, { reviewHolds: true })).body;
    expect(kept.review).toEqual(review);
    const again = (await save(kept, { body: 'Changed twice.' })).body;
    expect((await publish(again, { reviewHolds: false })).body.review).toBeNull();
    expect((await asMember(slug)).review).toBeNull();
  });

  it('keeps shipped updates from replacing the reviewed text', async () => {
    const page = await open('habits-that-survive-a-bad-week');
    await record(page, review);
    await opened.rewrite(
      ...(['resources/shj/habits-that-survive-a-bad-week.md', /^title: .*$/m] as const),
      'title: Habits, second edition',
    );
    await opened.load();
    const offered = await open(page.slug);
    expect(offered).toMatchObject({ title: page.title, isOffered: true, review });
    const taken = await ask(eda, 'POST', `/${page.id}/offered`, {
      ...{ version: offered.version, take: true },
    });
    expect(taken.body).toMatchObject({
      ...{ title: 'Habits, second edition', isOffered: false },
      published: { title: page.title },
    });
    const { version } = taken.body;
    const discarded = await ask(eda, 'POST', `/${page.id}/discard`, { version });
    expect(discarded.body).toMatchObject({ title: page.title, isOffered: true });
  });

  it('is refused without a name, and with days in the wrong order', async () => {
    const page = await open('the-ten-minute-walk');
    for (const change of [{ by: '' }, { on: '2026-13-01' }, { dueOn: '2020-01-01' }]) {
      expect((await record(page, { ...review, ...change })).status).toBe(400);
    }
  });
});

describe('the Today page', () => {
  const readLine = async (key: string) =>
    (await callApi(t, eda, 'GET', '/admin/today')).body.lines.find(
      (line: { key: string }) => line.key === key,
    );

  it('lists pages with unpublished changes and pages whose review is due', async () => {
    await t.sql('delete from page_drafts');
    await t.sql(
      'update resources set reviewed_by = null, reviewed_on = null, review_due_on = null',
    );
    expect(await readLine('changes-waiting')).toBeUndefined();
    expect(await readLine('reviews-due')).toBeUndefined();
    const page = (await save(await open('a-calmer-evening'), { title: 'Nights' })).body;
    expect(await readLine('changes-waiting')).toMatchObject({
      ...{ count: 1, title: 'Changes to “Nights” are waiting to be published' },
      action: { path: `/admin/content/${page.id}` },
    });
    const review = { by: 'Dr Ada Okafor', on: '2020-01-01', dueOn: '2021-01-01' };
    await ask(opened.ruth, 'PUT', `/${page.id}/review`, { version: page.version, review });
    expect(await readLine('reviews-due')).toMatchObject({
      ...{ count: 1, tone: 'soon', action: { path: `/admin/content/${page.id}` } },
    });
  });
});
