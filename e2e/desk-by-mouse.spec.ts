import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  checkSchedule,
  chooseUpload,
  createTwoWorkshops,
  deskApi,
  playFilm,
  readFilm,
  toSaveRequest,
  waitForPublish,
  waitForSave,
} from './pages/desk.ts';
import { openFoldedCards } from './pages/home-page.ts';

test.use({
  changesContent: true,
  locale: 'en-GB',
  expectedErrors: [/the server responded with a status of (404|409)/],
});

test('an editor can write and schedule a workshop with a video by mouse', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const title = `Mornings ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, await newMember({ role: 'inner-circle', firstName: 'Ruth' }));
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: 'Content' })
    .click();
  await page.getByRole('button', { name: 'New workshop' }).click();
  await page.getByLabel('Title of the new workshop').fill(title);
  await page.getByLabel('Title of the new workshop').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Words', exact: true }).click();
  await page.keyboard.type('Slow mornings.');
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  await chooseUpload(page, 'video', {
    name: 'A morning.webm',
    mimeType: 'video/webm',
    buffer: readFilm(),
  });
  await expect(page.getByRole('dialog', { name: 'Choose a video' })).toBeHidden();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('button', { name: /A morning/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page?' });
  await dialog.getByRole('radio', { name: 'At a set time' }).check();
  await dialog.getByLabel('From').fill('2090-01-01T08:00');
  const answer = waitForPublish(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const written = (await (await answer).json()) as DeskPage;
  expect(written).toMatchObject({ title, state: 'scheduled' });

  await signIn(page, await newMember());
  const workshop = await checkSchedule(page, server, written);
  await playFilm(page, /A morning/);
  await workshop.hide();
});

test('an editor can drag workshops into a new order', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const [one, two] = await createTwoWorkshops(server.url, ruth);
  await signIn(page, ruth);
  await page.goto('/admin/content');
  const line = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(line(two.title)).toBeVisible();
  await line(two.title).dragTo(line(one.title));
  const answer = waitForSave(page, 'content/workshop-order');
  await page.getByRole('button', { name: 'Save the order' }).click();
  expect((await answer).status()).toBe(200);
  const order = await server.sql<{ id: string }>(
    'select id from resources where id in ($1, $2) order by "order"',
    [one.id, two.id],
  );
  expect(order.map(({ id }) => id)).toEqual([two.id, one.id]);
});

test('an editor who saves an outdated page gets a conflict warning instead of overwriting it', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    kind: 'resource',
    title: `Shared ${crypto.randomUUID().slice(0, 8)}`,
    lane: 'SHJ',
  });
  const table = '| Day | Walk |\n| :-- | ---: |\n| Mon | 10 |';
  const body = `The first words.\n\n* [ ] a line to tick\n* [x] another\n\n${table}\n\n![The flame](/favicon.svg)\n\n[a film](https://films.example/a)`;
  const first = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...toSaveRequest(begun),
    body,
  });

  await signIn(page, ruth);
  await page.goto(`/admin/content/${begun.id}`);
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(words).toContainText('The first words.');
  const theirs = { ...toSaveRequest(first), body: body.replace('first', 'second') };
  const second = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, theirs);

  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await words.getByText('The first words.').click();
  await page.keyboard.press('End');
  const refused = waitForSave(page, 'content/');
  await page.keyboard.type(' And mine.');
  expect((await refused).status()).toBe(409);
  await expect(page.getByText('Their version is in place')).toBeVisible();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByText('The second words.')).toBeVisible();
  const saved = waitForSave(page, 'content/');
  await page.getByRole('button', { name: 'Keep my version' }).click();
  const mine = (await (await saved).json()) as DeskPage;
  expect(mine.body).toBe(body.replace('words.', 'words. And mine.'));
  expect(mine.version).toBe(second.version + 1);

  await expectAccessible(page);
  const history = page.getByRole('button', { name: /: Compare$/ });
  await expect(history).toHaveCount(2);
  await history.first().click();
  await expect(difference.getByText('The second words.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(words).toContainText('The second words.');
  await expect(words).not.toContainText('And mine.');
});

test('an editor can create an offer for premium women, and only they see it', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const title = `A morning ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'New offer' }).click();
  await page.getByLabel('Title of the new offer').fill(title);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel('Words', { exact: true }).fill('Coffee and a talk.');
  await page.getByLabel('Button text').fill('Join us');
  await page
    .getByLabel('Page to open on this site')
    .selectOption({ label: 'Women’s Health Institute' });
  await expect(page.getByText(/^Shown before it: /)).toBeVisible();
  await page.getByRole('button', { name: 'Put it first' }).click();
  await expect(page.getByText('No other active offer has a higher priority.')).toBeVisible();
  await page.getByRole('switch', { name: 'On' }).click();
  await page.getByRole('checkbox', { name: 'premium', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Women', exact: true }).check();
  await page.getByRole('button', { name: 'Count members' }).click();
  await expect(page.getByText(/^Right now /)).toBeVisible();
  const answer = waitForSave(page, 'offers/');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { id, ctaRoute } = (await (await answer).json()) as { id: string; ctaRoute: string };
  expect(ctaRoute).toBe('/whi');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All offers' }).click();
  const line = page.getByRole('region', { name: 'On' }).getByRole('listitem').first();
  await expect(line).toContainText(title);
  await expect(line.getByText('For: Premium, women')).toBeVisible();
  await expect(line.getByText('Always').last()).toBeVisible();
  await expect(page.getByText(/^Priority/)).toHaveCount(0);
  await expectAccessible(page);

  const openHomeOf = async (gender: 'male' | 'female', tier: 'free' | 'premium') => {
    const member = await newMember({ gender, tier });
    await server.sql(
      `insert into consents (user_id, kind, version) values ($1, 'personalisation', 'test')
       on conflict do nothing`,
      [member.userId],
    );
    await signIn(page, member);
    await page.goto('/home');
    await openFoldedCards(page);
  };
  const offer = page.getByRole('article', { name: title });
  await openHomeOf('female', 'premium');
  await expect(offer).toBeVisible();
  await openHomeOf('male', 'premium');
  await expect(offer).toHaveCount(0);
  await openHomeOf('female', 'free');
  await expect(offer).toHaveCount(0);
  await server.sql('update offers set active = false where id = $1', [id]);
});

test('an editor can correct a nudge and restore its default text', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/words');
  await page.getByLabel('Find').fill('Libido: third');
  const nudge = page.getByLabel('Libido: third nudge');
  await nudge.fill('Hold hands for a minute.');
  const first = waitForSave(page, 'words');
  await page.getByRole('button', { name: 'Save Libido: third nudge' }).click();
  await first;
  await expect(page.getByText(/^Your own text. Default: /)).toBeVisible();
  await expectAccessible(page);
  const second = waitForSave(page, 'words');
  await page.getByRole('button', { name: 'Use the default text Libido: third nudge' }).click();
  await second;
  await expect(nudge).not.toHaveValue('Hold hands for a minute.');
});

test('an admin can invite people from a list, and the log shows whose record the admin opened', async ({
  page,
  newMember,
  signIn,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signIn(page, await newMember({ role: 'inner-circle', firstName: 'Ruth' }));
  await page.goto('/admin/members/invite');
  const list = `ann-${mark}@example.com,Ann\nnot an address\nbea-${mark}@example.com,Bea\ncai-${mark}@example.com`;
  await page.getByLabel('The list').fill(list);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: '3 people can be added' })).toBeVisible();
  await expect(page.getByText('Line 2: not an address.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite 3 people' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '3 people invited' })).toBeVisible();

  await page.goto('/admin/members');
  await page.getByLabel('Find a member').fill(`bea-${mark}`);
  const line = page.getByRole('row').filter({ hasText: `bea-${mark}@example.com` });
  await expect(line).toContainText('Invited');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await line.getByRole('link', { name: 'Bea' }).click();
  await expect(page.getByText('Hasn’t joined yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change membership' }).click();
  await page.getByRole('link', { name: 'Open in Membership Admin' }).click();
  await expect(page.getByLabel('Member email')).toHaveValue(`bea-${mark}@example.com`);

  await page.goto('/admin/log');
  const entries = page.getByRole('list', { name: 'Entries' });
  await expect(entries.getByText('Record opened: Bea').first()).toBeVisible();
  await expectAccessible(page);
});
