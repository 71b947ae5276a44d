import { createHash, randomBytes } from 'node:crypto';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { PART_BYTES } from '@hearthway/domain/media/parts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createNeighbour, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { finishUpload, sendPart, upload } from '../../testing/upload.ts';

const HOUR_MS = 3_600_000;

const VIDEO = Buffer.concat([
  Buffer.from(
    '\x1aE\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm<script>alert(1)</script>',
    'latin1',
  ),
  randomBytes(2 * PART_BYTES),
]);
const SIZE = VIDEO.length;

let t: TestApp;
let ruth: SignedInMember;
let member: SignedInMember;
let id: string;

beforeAll(async () => {
  t = await createTestApp();
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
  member = await signUpMember(t);
  id = (await upload(t, ruth, VIDEO, 'walk.webm')).body.id;
});
afterAll(() => t.close());

const pass = (who: SignedInMember, video = id) =>
  t.app.request(`/api/media/videos/${video}/pass`, { method: 'POST', headers: who.headers });
let cookie = '';
async function addressFor(who: SignedInMember): Promise<string> {
  const response = await pass(who);
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return ((await response.json()) as { address: string }).address;
}
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  t.app.request(address, { method, headers: { Cookie: cookie, ...headers } });
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

const page = (slug: string, body: string, more = '') =>
  t.sql(
    `insert into resources (slug, title, body, lane, tags, "order", visibility) values ($1, $1, $2, 'SHJ', ${more || "'{}', null, 'public'"})`,
    [slug, body],
  );
const shows = () => `<video src="/media/videos/${id}" title="A walk"></video>`;

describe('a video', () => {
  it('is served unchanged and never as HTML', async () => {
    const [item] = (await callApi(t, ruth, 'GET', '/admin/media')).body.media;
    expect(item).toMatchObject({ kind: 'video', name: 'walk.webm', size: SIZE, width: null });
    const response = await get(await addressFor(ruth));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/webm');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await readBytes(response))).toBe(hash(VIDEO));
  });

  test.each<[string, number, number, number]>([
    ['bytes=0-99', 206, 0, 100],
    ['bytes=-10', 206, SIZE - 10, SIZE],
    [`bytes=${PART_BYTES - 5}-${PART_BYTES + 4}`, 206, PART_BYTES - 5, PART_BYTES + 5],
    [`bytes=${SIZE - 3}-`, 206, SIZE - 3, SIZE],
    [`bytes=${PART_BYTES}-${2 * PART_BYTES}`, 206, PART_BYTES, 2 * PART_BYTES + 1],
    ['bytes=0-1,4-5', 200, 0, SIZE],
  ])(
    'answers a request with the Range header "%s" with status %i and the right bytes',
    async (range, status, start, end) => {
      const response = await get(await addressFor(ruth), { Range: range });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-length')).toBe(String(end - start));
      expect(response.headers.get('content-range')).toBe(
        status === 206 ? `bytes ${start}-${end - 1}/${SIZE}` : null,
      );
      expect((await readBytes(response)).equals(VIDEO.subarray(start, end))).toBe(true);
    },
  );

  it('supports HEAD, If-None-Match and If-Range, and refuses a byte range beyond its end', async () => {
    const address = await addressFor(ruth);
    const beyond = await get(address, { Range: `bytes=${SIZE}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`]);
    const looked = await get(address, { Range: 'bytes=0-9' }, 'HEAD');
    expect([looked.status, looked.headers.get('content-length')]).toEqual([206, '10']);
    expect((await readBytes(looked)).length).toBe(0);
    const etag = looked.headers.get('etag') ?? '';
    expect((await get(address, { 'If-None-Match': etag })).status).toBe(304);
    const same = await get(address, { Range: 'bytes=0-9', 'If-Range': etag });
    expect(same.status).toBe(206);
    await same.body?.cancel();
    const other = await get(address, { Range: 'bytes=0-9', 'If-Range': '"other"' });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });
});

describe('a long upload', () => {
  it('continues in another server process after a part was lost', async () => {
    const begun = await callApi(t, ruth, 'POST', '/admin/media/uploads', { name: 'a', size: SIZE });
    const video = begun.body.id;
    const part = (index: number) => VIDEO.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
    await sendPart(t, ruth, { id: video, index: 0, bytes: part(0) });
    const half = await sendPart(t, ruth, { id: video, index: 1, bytes: part(1).subarray(0, 1000) });
    expect(half.status).toBe(400);
    const after = createNeighbour(t);
    const state = await callApi(after, ruth, 'GET', `/admin/media/uploads/${video}`);
    expect(state.body).toEqual({ id: video, size: SIZE, received: 1 });
    for (const index of [1, 2])
      await sendPart(after, ruth, { id: video, index, bytes: part(index) });
    expect((await finishUpload(after, ruth, video)).body).toMatchObject({
      id: video,
      kind: 'video',
    });
  });

  it('is refused when the first part arrives if the file is not a video', async () => {
    const { status, body } = await upload(t, ruth, Buffer.alloc(2 * PART_BYTES, '<script>'));
    expect([status, body.title]).toEqual([415, MEDIA_TEXT.wrongType]);
  });
});

describe('access to a video', () => {
  const statusFor = async (who: SignedInMember) => (await pass(who)).status;

  it('is limited to editors as long as no public page contains the video', async () => {
    expect(await statusFor(member)).toBe(404);
    await page('draft', shows(), `'{}', null, 'hidden'`);
    expect(await statusFor(member)).toBe(404);
    expect(await statusFor(ruth)).toBe(200);
    const editor = await signUpMember(t);
    await t.sql(`insert into app.desk_roles (user_id, role) values ($1, 'editor')`, [
      editor.userId,
    ]);
    expect(await statusFor(editor)).toBe(200);
  });

  it('requires that the workshop is unlocked, and premium if the video is in an ACTION part', async () => {
    await page('one', '## KNOW 1\na\n## KNOW 2\nb\n## ACTION 1\nc', `'{workshop}', 1, 'public'`);
    await page('two', `## KNOW 1\n${shows()}\n## KNOW 2\nb`, `'{workshop}', 2, 'public'`);
    expect(await statusFor(member)).toBe(404);
    for (const unit of [1, 2]) await callApi(t, member, 'POST', '/workshops/one/units', { unit });
    expect(await statusFor(member)).toBe(200);
    await t.sql(`update resources set body = $1 where slug = 'two'`, [
      `## KNOW 1\na\n## KNOW 2\nb\n## ACTION 1\n${shows()}`,
    ]);
    expect(await statusFor(member)).toBe(404);
    await t.sql(`update profiles set tier = 'premium_plus' where user_id = $1`, [member.userId]);
    expect(await statusFor(member)).toBe(200);
  });

  it('is refused with another member’s pass', async () => {
    const other = await signUpMember(t);
    await makeAdmin(t, other);
    const address = await addressFor(ruth);
    expect((await get(address)).status).toBe(200);
    await addressFor(other);
    expect((await get(address)).status).toBe(404);
    expect((await get(address, { Cookie: '' })).status).toBe(404);
  });

  it('is refused without a pass, with an altered pass and with an expired pass', async () => {
    const address = await addressFor(ruth);
    const plain = address.split('?')[0] ?? '';
    const other = (await upload(t, ruth, VIDEO.subarray(0, 100))).body.id;
    const wrong = [
      plain,
      `${plain}?pass=`,
      `${plain}?pass=...`,
      address.replace('webm', 'mp4'),
      address.replace(id, other),
      `${address}x`,
    ];
    for (const each of wrong) expect((await get(each)).status, each).toBe(404);
    t.clock.advance(12 * HOUR_MS);
    expect((await get(address)).status).toBe(404);
  });
});
