import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { deskApi, publishPage, toSaveRequest, waitForSave } from './pages/desk.ts';

test.use({
  changesContent: true,
  locale: 'en-GB',
  expectedErrors: [/net::ERR_FAILED|Failed to load resource/],
});

const BODY = 'Walk before nine.';

const words = (page: Page) => page.getByRole('textbox', { name: 'Words', exact: true });

async function openEditor(page: Page, id: string) {
  await page.goto(`/admin/content/${id}`);
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
}
async function write(page: Page, text: string) {
  await words(page).getByText(BODY).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test('an editor’s changes to a public page are saved automatically but not published', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: `Walks ${crypto.randomUUID().slice(0, 8)}`, lane: 'SHJ' },
  });
  const saved = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...{ ...toSaveRequest(begun), body: BODY },
  });
  await publishPage(server.url, ruth, saved);
  await signIn(page, ruth);
  await openEditor(page, begun.id);
  await expect(page.getByRole('status')).toHaveText('Changes stay private until you publish them');
  await write(page, ' One.');
  await expect(page.getByRole('status')).toHaveText('Saved, not published yet');

  const address = `**/api/admin/content/${begun.id}`;
  await page.route(address, (route) => route.abort());
  await page.keyboard.type(' Two.');
  await expect(page.getByRole('status')).toHaveText('Not saved');
  await expect(page.getByText('We couldn’t reach the server. We’ll try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'All content' }).click();
  await asked;
  await expect(words(page)).toContainText('One. Two.');
  await page.unroute(address);
  await words(page).press('ControlOrMeta+s');
  await expect(page.getByRole('status')).toHaveText('Saved, not published yet');

  await write(page, ' Three.');
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await openEditor(page, begun.id);
  await expect(words(page)).toHaveText(`${BODY} One. Two. Three.`);

  await signIn(page, await newMember());
  await page.goto(`/resources/${begun.slug}`);
  await expect(page.getByRole('article').getByText(BODY, { exact: true })).toBeVisible();
});

test('an editor who comes back to a tab sees what was saved in another tab meanwhile', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    ...{ kind: 'resource', title: `Tabs ${crypto.randomUUID().slice(0, 8)}`, lane: 'SHJ' },
  });
  const saved = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...{ ...toSaveRequest(begun), body: BODY },
  });
  await signIn(page, ruth);
  await openEditor(page, begun.id);
  const theirs = { ...toSaveRequest(saved), body: `${BODY} Elsewhere.` };
  await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, theirs);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(words(page)).toHaveText(`${BODY} Elsewhere.`);
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  const answer = waitForSave(page, 'content/');
  await write(page, ' Here.');
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('status')).toHaveText('Saved');
  await page.reload();
  await expect(words(page)).toHaveText(`${BODY} Elsewhere. Here.`);
});
