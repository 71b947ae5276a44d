import { writeFile } from 'node:fs/promises';
import {
  parseTarHeader,
  TAR_BLOCK,
  tarHeader,
  tarPadding,
} from '@hearthway/domain/content-desk/tar';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { deskApi, publishPage, toSaveRequest, waitForPublish } from './pages/desk.ts';

test.use({
  changesContent: true,
  locale: 'en-GB',
  expectedErrors: [/the server responded with a status of 400/],
});

test('an editor finds a page by words in its text', async ({ page, server, newMember, signIn }) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const mark = crypto.randomUUID().slice(0, 8);
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: 'A found page', lane: 'SHJ' },
  });
  const body = `Walk before **nine ${mark}**, or later.`;
  await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, { ...toSaveRequest(begun), body });
  await signIn(page, ruth);
  await page.goto('/admin/content');
  await page.getByLabel('Search all pages').fill(`Nine ${mark}`);
  await expect(page.locator('mark')).toHaveText(`nine ${mark}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'A found page' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/content/${begun.id}[?]q=`));
});

test('an editor’s change stays hidden until a member of the inner circle publishes it', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `Walks ${mark}`;
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title, lane: 'SHJ' },
  });
  const body = `Walk before nine, ${mark}.`;
  const saved = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...{ ...toSaveRequest(begun), body },
  });
  await publishPage(server.url, ruth, saved);

  await signIn(page, ruth);
  await page.goto(`/admin/content/${begun.id}`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Record a review' }).click();
  await page.getByLabel('Reviewed by').fill('Dr Ada Okafor');
  await page.getByRole('button', { name: 'Save the review' }).click();
  await expect(page.getByText(/Reviewed by Dr Ada Okafor on/)).toBeVisible();

  const eda = await newMember({ firstName: 'Eda' });
  await server.sql(`insert into app.desk_roles (user_id, role) values ($1, 'editor')`, [
    eda.userId,
  ]);
  await signIn(page, eda);
  await page.goto(`/admin/content/${begun.id}`);
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await words.getByText(body).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or after six.');
  await expect(page.getByText('Saved, not published yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeHidden();

  const mara = await newMember();
  await signIn(page, mara);
  await page.goto(`/resources/${begun.slug}`);
  const article = page.getByRole('article');
  await expect(article.getByText(/^Reviewed by Dr Ada Okafor on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(article.getByText(body)).toBeVisible();
  await expect(article.getByText('Or after six.')).toBeHidden();

  await signIn(page, ruth);
  await page.goto('/admin/content?show=waiting');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Difference' })).toContainText('Or after six.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the changes?' });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'No, show it as not reviewed' }).check();
  await expectAccessible(page);
  const published = waitForPublish(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  expect((await published).status()).toBe(200);
  await expect(page.getByText('Changes stay private until you publish them')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, mara);
  await page.goto(`/resources/${begun.slug}`);
  await expect(article.getByText('Not yet reviewed by a clinician')).toBeVisible();
  await expect(article.getByText('Or after six.')).toBeVisible();
});

test('all content can be downloaded, and an archive can be previewed before it is imported', async ({
  page,
  newMember,
  signIn,
}, testInfo) => {
  await signIn(page, await newMember({ role: 'inner-circle', firstName: 'Ruth' }));
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Import and export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^content-\d{4}-\d\d-\d\d\.tar$/);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const head = parseTarHeader(Buffer.concat(chunks).subarray(0, TAR_BLOCK));
  expect(head?.path).toMatch(/^content\//);

  const name = `quokka-${crypto.randomUUID().slice(0, 8)}`;
  const page1 = `---\nslug: ${name}\ntitle: <img src=x onerror=hit()> ${name}\nlane: SHJ\ntags: []\nvisibility: public\ncreated: 2026-01-31\n---\n\nHop.\n`;
  const bad = page1.replace('created: 2026-01-31', 'created: 2026-13-45');
  const pack = (path: string, text: string) => {
    const bytes = Buffer.from(text);
    const { length: size } = bytes;
    const header = tarHeader({ path, size }, new Date());
    return Buffer.concat([header, bytes, Buffer.alloc(tarPadding(size))]);
  };
  const file = testInfo.outputPath('content.tar');
  await writeFile(
    file,
    Buffer.concat([
      pack(`content/resources/shj/${name}.md`, page1),
      pack('content/resources/shj/bad.md', bad),
      Buffer.alloc(1024),
    ]),
  );
  const choose = () => page.getByLabel('Choose a file').setInputFiles(file);
  await choose();
  const preview = page.getByRole('list', { name: 'What would change' });
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await expect(preview.getByText(/created: must be a day/)).toBeVisible();
  await expect(preview.getByText(name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import finished.')).toBeVisible();
  await expect(page.getByText('1 new, 0 changed, 0 unchanged.')).toBeVisible();

  await choose();
  await expect(
    page.getByText('You already have everything in it. There’s nothing to import.'),
  ).toBeVisible();
});
