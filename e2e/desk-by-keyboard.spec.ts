import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import type { Locator, Page } from '@playwright/test';
import { press, tabTo, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import {
  checkSchedule,
  createTwoWorkshops,
  deskApi,
  toSaveRequest,
  waitForPublish,
  waitForSave,
} from './pages/desk.ts';

test.use({
  changesContent: true,
  locale: 'en-GB',
  timezoneId: 'UTC',
  expectedErrors: [/the server responded with a status of (404|409)/],
});

/**
 * In Chromium's date field, a year can have more than four digits, so ArrowRight moves on to the
 * time. With the 24-hour format, the field ignores "AM".
 */
async function typeNewYear2090(page: Page, field: Locator) {
  await tabTo(page, field);
  await page.keyboard.type('01012090');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0800AM');
  await expect(field).toHaveValue('2090-01-01T08:00');
}

test('an editor can write and schedule a workshop with a film by keyboard', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const title = `Evenings ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, await newMember({ role: 'inner-circle', firstName: 'Ruth' }));
  await page.goto('/admin');
  const rooms = page.getByRole('navigation', { name: 'Desk' });
  await press(page, rooms.getByRole('link', { name: 'Content' }));
  await press(page, page.getByRole('button', { name: 'New workshop' }));
  await expect(page.getByLabel('Title of the new workshop')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await tabTo(page, page.getByRole('textbox', { name: 'Words', exact: true }));
  await page.keyboard.type('Slow evenings.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## KNOW 1: Light');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lamps help.');
  await press(page, page.getByRole('button', { name: 'More formats' }));
  await tabTo(page, page.getByRole('button', { name: 'Linked video', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address of the linked video')).toBeFocused();
  await page.keyboard.type('/media/evening.mp4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('An evening');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Preview', exact: true }));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'KNOW 1: Light' })).toBeVisible();
  await expect(preview.getByRole('button', { name: /An evening/ })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Publish…' }));
  const dialog = page.getByRole('dialog', { name: 'Publish this page?' });
  await tabTo(page, dialog.getByRole('radio', { name: 'Now' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'At a set time' })).toBeChecked();
  await typeNewYear2090(page, dialog.getByLabel('From'));
  const answer = waitForPublish(page);
  await press(page, dialog.getByRole('button', { name: 'Schedule' }));
  const written = (await (await answer).json()) as DeskPage;
  expect(written).toMatchObject({
    ...{ title, state: 'scheduled', publishAt: '2090-01-01T08:00:00.000Z' },
  });
  expect(written.body).toContain('<video src="/media/evening.mp4" title="An evening"></video>');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await signIn(page, await newMember());
  const workshop = await checkSchedule(page, server, written);
  await workshop.hide();
});

test('an editor can change the order of workshops by keyboard', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const [one, two] = await createTwoWorkshops(server.url, ruth);
  await signIn(page, ruth);
  await page.goto('/admin/content');
  await press(page, page.getByRole('button', { name: 'Reorder' }));
  await press(page, page.getByRole('button', { name: `Up ${two.title}` }));
  const answer = waitForSave(page, 'content/workshop-order');
  await press(page, page.getByRole('button', { name: 'Save the order' }));
  expect((await answer).status()).toBe(200);
  const order = await server.sql<{ id: string }>(
    'select id from resources where id in ($1, $2) order by "order"',
    [one.id, two.id],
  );
  expect(order.map(({ id }) => id)).toEqual([two.id, one.id]);
});

test('an editor who saves an outdated page by keyboard gets a conflict warning', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const title = `Shared ${crypto.randomUUID().slice(0, 8)}`;
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    kind: 'resource',
    title,
    lane: 'SHJ',
  });
  const write = (page: DeskPage, body: string) =>
    deskApi(server.url, ruth, 'PUT', `/${begun.id}`, { ...toSaveRequest(page), body });
  const first = await write(begun, 'The first words.');
  await signIn(page, ruth);
  await page.goto(`/admin/content/${begun.id}`);
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(words).toContainText('The first words.');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await write(first, 'The second words.');

  await tabTo(page, words);
  await page.keyboard.press('ControlOrMeta+End');
  const refused = waitForSave(page, 'content/');
  await page.keyboard.type(' And mine.');
  await page.keyboard.press('ControlOrMeta+s');
  expect((await refused).status()).toBe(409);
  await expect(page.getByText('Their version is in place')).toBeVisible();
  const saved = waitForSave(page, 'content/');
  await press(page, page.getByRole('button', { name: 'Keep my version' }));
  expect(((await (await saved).json()) as DeskPage).body).toContain('The first words. And mine.');

  const history = page.getByRole('button', { name: /: Compare$/ });
  await expect(history).toHaveCount(2);
  await press(page, history.first());
  await press(page, page.getByRole('button', { name: 'Restore this version' }));
  await expect(words).toContainText('The second words.');
});

test('an editor can create an offer for women with Premium using only the keyboard', async ({
  page,
  newMember,
  signIn,
}) => {
  const title = `An evening ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/offers');
  await press(page, page.getByRole('button', { name: 'New offer' }));
  await expect(page.getByLabel('Title of the new offer')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await type(page, page.getByLabel('Words', { exact: true }), 'Tea and a talk.');
  await type(page, page.getByLabel('Button text'), 'Join us');
  const opens = page.getByLabel('Page to open on this site');
  await tabTo(page, opens);
  await page.keyboard.type('Women');
  await expect(opens).toHaveValue('/whi');
  for (const name of ['premium', 'Women']) {
    const choice = page.getByRole('checkbox', { name, exact: true });
    await tabTo(page, choice);
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
  }
  await press(page, page.getByRole('button', { name: 'Count members' }));
  await expect(page.getByText(/^Right now /)).toBeVisible();
  const answer = waitForSave(page, 'offers/');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  expect(await (await answer).json()).toMatchObject({
    segment: { tier: ['premium'], gender: ['female'] },
  });
});

test('an admin can correct a nudge and invite people from a list by keyboard', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/words');
  await type(page, page.getByLabel('Find'), 'Libido: second');
  await type(page, page.getByLabel('Libido: second nudge'), 'Dance in the kitchen.');
  const corrected = waitForSave(page, 'words');
  await press(page, page.getByRole('button', { name: 'Save Libido: second nudge' }));
  expect((await corrected).status()).toBe(200);
  const back = waitForSave(page, 'words');
  await press(page, page.getByRole('button', { name: /^Use the default text/ }));
  expect((await back).status()).toBe(200);

  const mark = crypto.randomUUID().slice(0, 8);
  const rooms = page.getByRole('navigation', { name: 'Desk' });
  await press(page, rooms.getByRole('link', { name: 'Members', exact: true }));
  await press(page, page.getByRole('link', { name: 'Invite or import' }));
  await tabTo(page, page.getByLabel('The list'));
  for (const line of [`dee-${mark}@example.com`, 'no address', `eli-${mark}@example.com`]) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type(`fay-${mark}@example.com`);
  await press(page, page.getByRole('button', { name: 'Check the list' }));
  await expect(page.getByText('Line 2: no address.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Invite 3 people' }));
  await expect(page.getByRole('heading', { level: 1, name: '3 people invited' })).toBeVisible();
});
