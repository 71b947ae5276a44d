import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendPart, upload } from '../../testing/upload.ts';
import { sweepMedia } from './sweep-media.ts';

const DAY_MS = 86_400_000;
const VIDEO = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0 and so on', 'latin1');

let t: TestApp;
let ruth: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
});
afterAll(() => t.close());

const ids = async () => (await t.sql<{ id: string }>('select id from media')).map(({ id }) => id);
const after = async (days: number) => {
  t.clock.advance(days * DAY_MS);
  await sweepMedia(t.deps);
};

describe('the media clean-up job', () => {
  it('removes pictures and videos that have been unused for thirty days', async () => {
    const made: string[] = [];
    for (let n = 0; n < 6; n++) made.push((await upload(t, ruth, VIDEO)).body.id);
    const [page, cover, version, offer, word] = made as [string, string, string, string, string];
    const address = (id: string) => `/media/videos/${id}`;
    await t.sql(
      `insert into resources (slug, title, body, lane, visibility, cover_url)
       values ('a', 'A', $1, 'SHJ', 'hidden', $2)`,
      [`<video src="${address(page)}">`, address(cover)],
    );
    await t.sql(
      `insert into content_versions (kind, item, version, fields, saved_at)
       values ('resource', gen_random_uuid(), 1, jsonb_build_object('body', $1::text), now())`,
      [address(version)],
    );
    await t.sql(`insert into offers (title, image_url) values ('O', $1)`, [address(offer)]);
    await t.sql(`insert into practice_settings (key, text) values ('practice:logo', $1)`, [
      address(word),
    ]);
    await after(29);
    expect((await ids()).sort()).toEqual([...made].sort());
    await after(2);
    const shown = [page, cover, version, offer, word].sort();
    expect((await ids()).sort()).toEqual(shown);
    expect((await t.deps.media.keys()).sort()).toEqual(shown.map((id) => `parts/${id}/0`));
  });

  it('counts the thirty days from the last use', async () => {
    await t.sql(`delete from content_versions`);
    const before = (await ids()).length;
    await after(20);
    expect(await ids()).toHaveLength(before);
    await after(31);
    expect(await ids()).toHaveLength(before - 1);
  });

  it('removes an upload and its parts if it is unfinished after a week', async () => {
    const again = await signUpMember(t);
    await makeAdmin(t, again);
    const request = { name: 'x', size: VIDEO.length };
    const { id } = (await callApi(t, again, 'POST', '/admin/media/uploads', request)).body;
    await sendPart(t, again, { id, index: 0, bytes: VIDEO });
    await after(6);
    expect(await t.deps.media.keys()).toContain(`parts/${id}/0`);
    await after(2);
    expect(await t.deps.media.keys()).not.toContain(`parts/${id}/0`);
    expect(await t.sql('select from app.media_uploads')).toEqual([]);
  });
});
