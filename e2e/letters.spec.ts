import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({
  locale: 'en-GB',
  server: async ({ sharedServer, mailbox }, use) => {
    await use(
      await sharedServer('letters', {
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'Hearthway <hello@hearthway.example>',
        REQUIRE_EMAIL_CONFIRMATION: 'off',
      }),
    );
  },
});

test('the front desk can write, test and send a letter, and a member can unsubscribe', async ({
  page,
  mailbox,
  newMember,
  signIn,
}) => {
  const ada = await newMember({ firstName: 'Ada', tier: 'premium_plus' });
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const mailsTo = mailbox.messagesTo;

  await signIn(page, ruth);
  await page.goto('/admin/letters');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await page.getByText('Premium plus', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'member' })).toBeVisible();
  await page.getByLabel('Subject').fill('News for {first name}');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Words', exact: true }).click();
  await page.keyboard.type('Dear');
  await page.getByRole('button', { name: 'First name' }).click();
  await page.keyboard.type(', the garden is open.');
  const mail = page.frameLocator('iframe[title="The letter"]');
  await expect(mail.getByText('Dear Ruth, the garden is open.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`A test is on its way to ${ruth.email}.`)).toBeVisible();
  await expect.poll(() => mailsTo(ruth.email).length).toBe(1);

  await page.getByRole('button', { name: /^Send to \d+ members?…$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(page.getByText('Sent to', { exact: true })).toBeVisible();
  await expect.poll(() => mailsTo(ada.email).length).toBe(1);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const [letter = ''] = mailsTo(ada.email);
  expect(letter).toContain('Subject: News for Ada');
  const header = letter.replaceAll(/\r?\n\s+/g, ' ');
  const [, link = ''] = /List-Unsubscribe: <([^>]+)>/.exec(header) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('You won’t get any more letters from us.')).toBeVisible();

  await page.goto('/admin/letters');
  const row = page.getByRole('link', { name: /^News for first name.*1 sent.*1 unsubscribed$/ });
  await expect(row).toBeVisible();
  await expect(page.getByText('{first name}')).toHaveCount(0);
  await expect(page.getByText('Left out automatically: 1 unsubscribed.')).toBeVisible();
});

test('a new letter is stored only when it is saved', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  await signIn(page, await newMember({ role: 'inner-circle' }));
  const count = async () =>
    (await server.sql<{ all: string }>('select count(*) as all from app.letters'))[0]?.all;
  const before = await count();
  await page.goto('/admin/letters');
  await page.getByRole('link', { name: 'Write to quiet members' }).click();
  await expect(page.getByRole('heading', { name: /^To: .*quiet/i })).toBeVisible();
  await page.goto('/admin/letters/new');
  await expect(page.getByLabel('Subject')).toBeVisible();
  expect(await count()).toBe(before);
  await page.getByLabel('Subject').fill('Spring at the practice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/letters\/[\da-f-]{36}$/);
  await expect(page.getByLabel('Subject')).toHaveValue('Spring at the practice');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  expect(Number(await count())).toBe(Number(before) + 1);
});

test('a scheduled letter can be turned back into a draft', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  await newMember({ tier: 'premium_plus' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/letters');
  await page.getByRole('link', { name: 'Write to quiet members' }).click();
  await page.getByLabel('Subject').fill('We miss you');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Words', exact: true }).click();
  await page.keyboard.type('Come by.');
  await page.getByRole('button', { name: /^Send.*…$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Later', { exact: true }).click();
  await dialog.getByLabel('Day and time').fill('2090-01-01T08:00');
  await dialog.getByRole('button', { name: 'Schedule the letter' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unschedule and edit' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('We miss you');
  const [row] = await server.sql(`select state from app.letters where subject = 'We miss you'`);
  expect(row).toEqual({ state: 'draft' });
});

test('a second letter to the same members within a week must be confirmed', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  await newMember();
  const segment = `'{"tier":["free"],"path":[],"week":[],"quietDays":null}'`;
  const [draft] = await server
    .sql<{ id: string }>(
      `insert into app.letters (subject, body, segment, state, send_at, finished_at, changed_at)
     values ('Spring news', 'Hi', ${segment}, 'sent', now() - interval '2 days', now(), now()),
       ('Summer news', 'Hi', ${segment}, 'draft', null, null, now()) returning id`,
    )
    .then((rows) => rows.slice(1));
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto(`/admin/letters/${draft?.id}`);
  await page.getByRole('button', { name: /^Send.*…$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^“Spring news” was sent on .+\. Free members\.$/)).toBeVisible();
  const send = dialog.getByRole('button', { name: /^Send to/ });
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Send this letter too' }).check();
  await send.click();
  await expect(page.getByText('The letter is on its way.')).toBeVisible();
});
