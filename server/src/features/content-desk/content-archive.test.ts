import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARCHIVE_INDEX, archiveIndex } from '@hearthway/domain/media/archive';
import { PART_BYTES } from '@hearthway/domain/media/parts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { exportArchive } from '../../testing/content-archive.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';

const TIMEOUT_MS = 120_000;
const MP4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

let t: TestApp;
let ruth: SignedInMember;
let other: TestApp;
let admin: SignedInMember;

async function newApp(): Promise<[TestApp, SignedInMember]> {
  const app = await createTestApp();
  const signedIn = await signUpMember(app);
  await makeAdmin(app, signedIn);
  return [app, signedIn];
}
beforeAll(async () => {
  [t, ruth] = await newApp();
  [other, admin] = await newApp();
});
afterAll(async () => {
  await t.close();
  await other.close();
});

it('an archive can move pages, pictures and videos to another installation', {
  timeout: TIMEOUT_MS,
}, async () => {
  const create = { width: 700, height: 400, channels: 4, background: '#14710080' } as const;
  const picture = (await upload(t, ruth, await sharp({ create }).png().toBuffer(), 'sea.png')).body;
  await callApi(t, ruth, 'PUT', `/admin/media/${picture.id}`, { alt: 'The sea' });
  const film = Buffer.concat([MP4, randomBytes(2 * PART_BYTES)]);
  const video = (await upload(t, ruth, film, 'walk.mp4')).body;
  const made = (
    await callApi(t, ruth, 'POST', '/admin/content', {
      ...{ kind: 'resource', title: 'By the sea', lane: 'SHJ' },
    })
  ).body;
  const { title, lane, tags, coverUrl, link, minutes, version } = made;
  const body = `![The sea](${picture.address})\n\n<video src="${video.address}"></video>`;
  const saved = await callApi(t, ruth, 'PUT', `/admin/content/${made.id}`, {
    ...{ title, lane, tags, coverUrl, link, minutes, version, body },
  });
  await callApi(t, ruth, 'POST', `/admin/content/${made.id}/publish`, {
    ...{ version: saved.body.version, publishAt: null, reviewHolds: null },
  });

  const files = await exportArchive(t, ruth);
  const index = archiveIndex.parse(JSON.parse(String(files.get(ARCHIVE_INDEX))));
  expect(index.map(({ name, alt }) => [name, alt]).sort()).toEqual([
    ['sea.png', 'The sea'],
    ['walk.mp4', null],
  ]);
  expect(files.get(`media/videos/${video.id}.mp4`)?.equals(film)).toBe(true);

  for (const { id, name, file, address } of index) {
    const bytes = files.get(file) ?? Buffer.alloc(0);
    const sent = await upload(other, admin, bytes, name, id);
    expect([sent.status, sent.body.address]).toEqual([200, address]);
    const again = await upload(other, admin, bytes, name, id);
    expect([again.status, again.body.code]).toEqual([409, 'media_exists']);
  }
  const path = 'resources/shj/by-the-sea.md';
  const imported = await callApi(other, admin, 'POST', '/admin/content/files', {
    ...{ path, mode: 'publish', text: String(files.get(`content/${path}`)) },
  });
  expect([imported.status, imported.body.code]).toEqual([400, 'needs_words']);
  await callApi(other, admin, 'PUT', `/admin/media/${picture.id}`, { alt: 'The sea' });
  const described = await callApi(other, admin, 'POST', '/admin/content/files', {
    ...{ path, mode: 'publish', text: String(files.get(`content/${path}`)) },
  });
  expect(described.body.result).toBe('new');
  const shown = await other.app.request(picture.address, { headers: { Accept: 'image/webp' } });
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
    ...{ width: 700, height: 400, hasAlpha: true },
  });
  const copies = await exportArchive(other, admin);
  expect([...copies.keys()]).toEqual([...files.keys()]);
  expect(copies.get(`content/${path}`)).toEqual(files.get(`content/${path}`));
});

it('an interrupted import of a video continues where it stopped', async () => {
  const id = crypto.randomUUID();
  const begin = (size: number) =>
    callApi(other, admin, 'POST', '/admin/media/uploads', { name: 'walk.mp4', size, id });
  expect((await begin(2 * PART_BYTES)).body).toMatchObject({ id, received: 0 });
  await other.app.request(`/uploads/${id}/0`, {
    ...{ method: 'PUT', headers: admin.headers },
    body: new Uint8Array(Buffer.concat([MP4, randomBytes(PART_BYTES - MP4.length)])),
  });
  expect((await begin(2 * PART_BYTES)).body).toMatchObject({ id, received: 1 });
  expect((await begin(3 * PART_BYTES)).body).toMatchObject({ id, received: 0 });
});

it('other programs can open a content archive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-archive-'));
  const response = await t.app.request('/api/admin/content/files', { headers: ruth.headers });
  expect(response.headers.get('content-disposition')).toMatch(/content-\d{4}-\d\d-\d\d\.tar/);
  await writeFile(join(folder, 'a.tar'), Buffer.from(await response.arrayBuffer()));
  execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder });
  expect(await readdir(join(folder, 'content', 'resources', 'shj'))).toEqual(['by-the-sea.md']);
  await rm(folder, { recursive: true });
});
