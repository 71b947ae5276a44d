import type { DeskPage } from '@hearthway/domain/content-desk/contract';
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
