import { expect, test } from './fixtures.ts';

test('a letter can be written to the members that the list is filtered to', async ({
  page,
  newMember,
  signIn,
}) => {
  await newMember({ tier: 'premium', recommendedPath: 'WHI' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/members?tier=premium&path=WHI');
  await page.getByRole('link', { name: 'Write them a letter' }).click();
  await expect(page.getByRole('heading', { name: /^To: .*Premium/i })).toBeVisible();
  await page.getByRole('button', { name: 'Change who gets it' }).click();
  await expect(page.getByRole('checkbox', { name: 'Premium', exact: true })).toBeChecked();
  await page.getByText('Path and week').click();
  await expect(page.getByRole('checkbox', { name: /Women/ })).toBeChecked();
});

test('without a mail server, the desk says why a letter can be written but not sent', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  await newMember({ tier: 'premium' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  const title = 'Letters can’t be sent yet, because no mail server is set up.';
  await page.goto('/admin/letters');
  await expect(page.getByText(title)).toBeVisible();
  await page.goto('/admin/letters/new');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(/set SMTP_URL and MAIL_FROM/)).toBeVisible();
  await page.getByLabel('Subject').fill('Old news');
  await page.getByRole('textbox', { name: 'Words', exact: true }).click();
  await page.keyboard.type('Hello.');
  await expect(page.getByRole('button', { name: /^Send.*…$/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send me a test' })).toBeDisabled();

  const [row] = await server.sql<{ id: string }>(
    `insert into app.letters (subject, body, segment, state, send_at, finished_at, changed_at)
     values ('Sent before', 'Hi', '{"tier":[],"path":[],"week":[],"quietDays":null}', 'sent',
       now(), now(), now()) returning id`,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(`/admin/letters/${row?.id}`);
  await expect(
    page.getByText('If that was already so when this letter was sent, nobody received it.'),
  ).toBeVisible();
  await expect(page.getByText('accepted by the mail server')).toHaveCount(0);
});
