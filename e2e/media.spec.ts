import { readFileSync } from 'node:fs';
import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import type { MediaItem, UploadState } from '@hearthway/domain/media/contract';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

/** A blue PNG, 4 by 3. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR4nGNQSJgARww4OQDzhwzBIANDDwAAAABJRU5ErkJggg==',
  'base64',
);

test('an editor puts a picture into a page, and a member sees it with its words', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const made = await fetch(`${server.url}/api/admin/content`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${ruth.session.access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ kind: 'resource', title: `Sea ${crypto.randomUUID()}`, lane: 'SHJ' }),
  });
  const { id, slug } = (await made.json()) as DeskPage;
  await signIn(page, ruth);
  await page.goto(`/admin/content/${id}`);
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const finished = page.waitForResponse(/\/uploads\/.*\/finish$/);
  await dialog.getByLabel('Upload pictures').setInputFiles({
    name: 'sea.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  expect((await finished).status()).toBe(200);
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  await expect(use).toBeDisabled();
  await dialog.getByLabel('What it shows').fill('A calm sea');
  await use.click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'A calm sea' })).toBeVisible();
  await page.getByRole('radio', { name: 'Public' }).check();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes(id),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('Everything is saved')).toBeVisible();

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

test('an uploaded video plays for a member in its page, and can be sought', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const bytes = readFileSync(new URL('./media/walk.webm', import.meta.url));
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
  const begun = await call<DeskPage>('POST', '/api/admin/content', {
    ...{ kind: 'resource', title: `Walk ${crypto.randomUUID()}`, lane: 'SHJ' },
  });
  const { title, lane, tags, coverUrl, link, minutes, version, publishAt } = begun;
  await call('PUT', `/api/admin/content/${begun.id}`, {
    ...{ title, lane, tags, coverUrl, link, minutes, version, publishAt, state: 'public' },
    body: `Words.\n\n<video src="${video.address}" title="A walk"></video>`,
  });

  await signIn(page, await newMember());
  await page.goto(`/resources/${begun.slug}`);
  const passed = page.waitForResponse(/\/pass$/);
  await page.getByRole('button', { name: /A walk/ }).click();
  expect((await passed).status()).toBe(200);
  const player = page.locator('video');
  const time = () => player.evaluate((element) => (element as HTMLVideoElement).currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  await player.evaluate((element) => {
    (element as HTMLVideoElement).currentTime = 6;
  });
  await expect.poll(time).toBeGreaterThan(6);
});
