import type { MediaItem, UploadState } from '@hearthway/domain/media/contract';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  chooseUpload,
  deskApi,
  playFilm,
  publishPage,
  readFilm,
  toSaveRequest,
  waitForPublish,
} from './pages/desk.ts';

test.use({
  changesContent: true,
});

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR4nGNQSJgARww4OQDzhwzBIANDDwAAAABJRU5ErkJggg==',
  'base64',
);

test('an editor can add a picture to a page, and a member sees it with its description', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const { id, slug } = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: `Sea ${crypto.randomUUID()}`, lane: 'SHJ' },
  });
  await signIn(page, ruth);
  await page.goto(`/admin/content/${id}`);
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await chooseUpload(page, 'picture', {
    name: 'sea.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  await expect(use).toBeDisabled();
  await dialog.getByLabel('What it shows').fill('A calm sea');
  await use.click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'A calm sea' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const published = waitForPublish(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  expect((await published).status()).toBe(200);
  await expect(page.getByText('Changes stay private until you publish them')).toBeVisible();

  await page.goto('/admin/media');
  const card = page.getByRole('listitem').filter({ hasText: 'sea.png' }).first();
  await expect(card.getByRole('link', { name: /^Sea / })).toBeVisible();
  await expectAccessible(page);

  await signIn(page, await newMember());
  await page.goto(`/resources/${slug}`);
  const picture = page.getByRole('img', { name: 'A calm sea' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('a member can play and seek an uploaded video', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const bytes = readFilm();
  const call = async <Body>(method: string, path: string, body: object | Buffer | null) => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${ruth.session.access_token}`,
        'Content-Type': 'application/json',
      },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : body && JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Body;
  };
  const upload = await call<UploadState>('POST', '/api/admin/media/uploads', {
    name: 'walk.webm',
    size: bytes.length,
  });
  await call('PUT', `/uploads/${upload.id}/0`, bytes);
  const video = await call<MediaItem>('POST', `/uploads/${upload.id}/finish`, null);
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: `Walk ${crypto.randomUUID()}`, lane: 'SHJ' },
  });
  const saved = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...toSaveRequest(begun),
    body: `Words.\n\n<video src="${video.address}" title="A walk"></video>`,
  });
  await publishPage(server.url, ruth, saved);

  await signIn(page, await newMember());
  await page.goto(`/resources/${begun.slug}`);
  const time = await playFilm(page, /A walk/);
  await page.locator('video').evaluate((element) => {
    (element as HTMLVideoElement).currentTime = 6;
  });
  await expect.poll(time).toBeGreaterThan(6);
});
