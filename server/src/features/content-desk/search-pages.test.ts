import type { DeskPage, PageSearchResponse } from '@hearthway/domain/content-desk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';

let opened: TestDesk;
beforeAll(async () => {
  opened = await openTestDesk();
});
afterAll(() => opened.close());

const desk = <Body = DeskPage>(method: string, path: string, body?: unknown) =>
  callApi<Body>(opened.t, opened.ruth, method, `/admin/content${path}`, body);

const save = ({ id, title, lane, tags, version }: DeskPage, body: string) => {
  const empty = { coverUrl: null, link: null, minutes: null };
  return desk('PUT', `/${id}`, { title, lane, tags, version, body, ...empty });
};

describe('searching the text of pages', () => {
  const search = (q: string) =>
    desk<PageSearchResponse>('GET', `/search?q=${encodeURIComponent(q)}`);

  it('finds drafts and unpublished changes in their latest version', async () => {
    const { body: made } = await desk('POST', '', { kind: 'resource', title: 'Tea', lane: 'SHJ' });
    const { body: saved } = await save(made, 'Some **zanzibar tea** at four.');
    const found = { id: made.id, before: 'Some ', hit: 'zanzibar tea', after: ' at four.' };
    expect((await search('zanzibar TEA')).body.found).toEqual([found]);
    const { body: published } = await desk('POST', `/${made.id}/publish`, {
      ...{ version: saved.version, publishAt: null, reviewHolds: null },
    });
    const { body: waiting } = await save(published, 'Zanzibar coffee.');
    expect((await search('zanzibar tea')).body.found).toEqual([]);
    expect((await search('zanzibar coff')).body.found).toMatchObject([{ id: made.id }]);
    await desk('POST', `/${made.id}/discard`, { version: waiting.version });
    expect((await search('zanzibar tea')).body.found).toEqual([found]);
  });

  it('treats percent signs and quotes as ordinary text', async () => {
    expect((await search('%')).body.found).toEqual([]);
    expect((await search(`'; drop table resources; --`)).body.found).toEqual([]);
    expect((await search(' ')).status).toBe(400);
  });
});
