import { HOSTILE } from '@hearthway/server/testing/hostile-corpus';
import { expect, test } from './fixtures.ts';
import { deskApi, toSaveRequest } from './pages/desk.ts';

test.use({
  changesContent: true,
  expectedErrors: [
    /the server responded with a status of 404|inline event handler violates|base URI/i,
  ],
});

test('hostile text in any field of the page editor neither runs a script nor causes a request to another site', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const title = `<img src=x onerror=hit()> ${crypto.randomUUID().slice(0, 8)}`;
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    kind: 'resource',
    title,
    lane: 'SHJ',
  });
  const hostile = HOSTILE.filter((payload) => payload.length < 1000);
  const body = `Words first.\n\n${hostile.join('\n\n')}\n\n![a](https://evil.example/a.png)`;
  await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...toSaveRequest(begun),
    body,
    tags: ['<script>hit()</script>'],
  });
  const events: string[] = [];
  await page.exposeFunction('reportHit', (what: string) => events.push(what));
  await page.addInitScript(() => {
    const { reportHit } = window as never as { reportHit(what: string): void };
    Object.assign(window, { hit: () => reportHit('ran') });
  });
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) events.push(`left for ${request.url()}`);
  });
  await signIn(page, ruth);
  await page.goto(`/admin/content/${begun.id}`);
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(words).toContainText('https://evil.example/a.png');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Words first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await words.getByText('Words first.').click();
  await page.keyboard.type('Quokka');
  await expect(preview.getByText('Quokka')).toBeVisible();
  expect(events).toEqual([]);
});

test('the page editor shows the text while its tools are loading', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: `Tools ${crypto.randomUUID().slice(0, 8)}`, lane: 'SHJ' },
  });
  const body = 'Plain words.\n\n## A part\n\n> A quotation.\n\n- One\n- Two';
  await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, { ...toSaveRequest(begun), body });
  await signIn(page, ruth);
  const load = Promise.withResolvers<void>();
  await page.route(/\/word-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('ProseMirror')) await load.promise;
    await route.fulfill({ response });
  });
  await page.goto(`/admin/content/${begun.id}`);
  await expect(page.getByText('Plain words.')).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(words).toBeHidden();
  load.resolve();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await expect(page.getByText('Plain words.')).toHaveCount(1);

  await page.getByRole('button', { name: 'More formats' }).click();
  for (const [text, name] of [
    ['A part', 'Heading'],
    ['A quotation.', 'Quotation'],
    ['One', 'List'],
  ] as const) {
    const tool = page.getByRole('button', { name, exact: true });
    await expect(tool).toHaveAttribute('aria-pressed', 'false');
    await words.getByText(text).click();
    await expect(tool).toHaveAttribute('aria-pressed', 'true');
    await tool.click();
    await expect(tool).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(words.getByRole('heading')).toBeHidden();
  await expect(words.locator('blockquote')).toBeHidden();
  await expect(words.getByRole('listitem')).toHaveText(['Two']);
  const bold = page.getByRole('button', { name: 'Bold' });
  await words.getByText('Plain words.').click();
  await page.keyboard.press('End');
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type(' Loud.');
  await expect(words.locator('strong')).toHaveText('Loud.');
  await page.getByRole('button', { name: 'Checklist' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Checklist' })).toBeVisible();
});

test('the list of content keeps its search and filter on the way back from a page', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/content');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Start where you are' })).toContainText(
    'Published · 4 parts',
  );
  await page.getByRole('radio', { name: /^Resources/ }).check();
  await expect(lines).toHaveCount(30);
  await page.getByRole('button', { name: /^Show 30 more of 1\d\d$/ }).click();
  await expect(lines).toHaveCount(60);
  await page.getByRole('combobox', { name: 'Lane' }).click();
  await page.getByRole('option', { name: /^Men’s Health/ }).click();
  await expect(page).toHaveURL(/lane=MHI$/);
  await expect(lines.filter({ hasText: 'Women’s Health Institute' })).toHaveCount(0);
  await expect(lines.filter({ hasText: 'Men’s Health Institute' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Lane' }).click();
  await page.getByRole('option', { name: 'All lanes' }).click();
  const find = page.getByLabel('Search all pages');
  await find.fill('sleep');
  await expect(page).toHaveURL(/show=resource&q=sleep$/);
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await first.click();
  await page.getByRole('link', { name: 'All content' }).first().click();
  await expect(find).toHaveValue('sleep');
  await find.fill('');
  await expect(page).toHaveURL(/\/admin\/content\?show=resource$/);
  await expect(page.getByRole('radio', { name: /^Resources/ })).toBeChecked();
  await first.click();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Resources/ })).toBeChecked();
});
