import { expect, test } from './fixtures.ts';
import { deskApi, publishPage, toSaveRequest } from './pages/desk.ts';

test.use({ changesContent: true, locale: 'en-GB' });

const TABLE = [
  '| Said | Meant | Heard | Better |',
  '| --- | --- | --- | --- |',
  '| You always | I’m tired | Blame | Could you |',
].join('\n');

test('on a phone, a wide table scrolls in its own box, for editors and for members', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: `Tables ${crypto.randomUUID().slice(0, 8)}`, lane: 'SHJ' },
  });
  const saved = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...{ ...toSaveRequest(begun), body: `Before.\n\n${TABLE}\n\n> Quoted.\n\nAfter.` },
  });
  const { slug } = await publishPage(server.url, ruth, saved);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ruth);
  for (const path of [`/admin/content/${begun.id}`, `/resources/${slug}`]) {
    await page.goto(path);
    if (path.startsWith('/admin')) {
      await expect(page.getByRole('textbox', { name: 'Words', exact: true })).toBeVisible();
    }
    await expect(page.getByRole('table')).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBeLessThanOrEqual(390);
    const above = (await page.getByText('Before.', { exact: true }).boundingBox()) ?? {
      y: 0,
      height: 0,
    };
    const table = (await page.getByRole('table').boundingBox()) ?? { y: 0 };
    expect(table.y - above.y - above.height, path).toBeGreaterThanOrEqual(16);
    const quote = page.getByRole('blockquote');
    const [outer, inner] = [await quote.boundingBox(), await quote.locator('p').boundingBox()];
    expect((inner?.y ?? 99) - (outer?.y ?? 0), path).toBeLessThan(10);
  }
  await page.goto(`/admin/content/${begun.id}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: /^Men’s Health/ })).toBeVisible();
  await page.mouse.click(195, 40);
  await expect(page.getByRole('region', { name: 'Settings' })).toBeHidden();
});

test('a new page says how to begin, and can be published only once it has words', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const { id } = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: `Empty ${crypto.randomUUID().slice(0, 8)}`, lane: 'SHJ' },
  });
  await signIn(page, ruth);
  await page.goto(`/admin/content/${id}`);
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(words).toBeVisible();
  await expect(page.getByText('Start writing…')).toBeVisible();
  await expect(page.getByText('min read')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await words.click();
  await page.keyboard.type('Walk');
  await expect(page.getByText('Start writing…')).toBeHidden();
  await expect(page.getByText('1 word, 1 min read')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeEnabled();

  const markdown = page.getByRole('button', { name: 'Write markdown' });
  await expect(markdown).toBeHidden();
  await page.getByRole('button', { name: 'More formats' }).click();
  await markdown.click();
  await words.fill('**Walk** on');
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(words.locator('strong')).toHaveText('Walk');
});
