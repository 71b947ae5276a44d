import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test('Today lists a membership that ends within a week until an admin has extended it', async ({
  page,
  startOwnServer,
}) => {
  const server = await startOwnServer({ PERSONAS: 'off' });
  const ruth = await createMember(server, { role: 'inner-circle', firstName: 'Ruth' });
  await createMember(server, { tier: 'premium', firstName: 'Amara', premiumDays: 3 });
  const ben = await createMember(server, { tier: 'premium', firstName: 'Ben', premiumDays: -3 });
  await server.sql(
    'insert into app.bounced_addresses (user_id, email, at) values ($1, $2, now())',
    [ben.userId, ben.email],
  );
  await signInPage(page, server.url, ruth);
  await page.goto(`${server.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Ruth$/ })).toBeVisible();
  const lines = page.getByRole('list', { name: 'What needs you' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'No backups are being made' })).toBeVisible();
  const canWait = page.getByRole('list', { name: 'When you have time' }).getByRole('listitem');
  await expect(canWait.filter({ hasText: 'Emails to Ben are bouncing' })).toBeVisible();
  await expect(lines.filter({ hasText: 'bouncing' })).toHaveCount(0);
  await expectAccessible(page);
  const ending = lines.filter({ hasText: 'Amara’s membership ends within a week' });
  await ending.getByRole('link', { name: 'See the membership' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Amara' })).toBeVisible();
  const membership = page.getByRole('region', { name: 'Membership', exact: true });
  await page.getByRole('button', { name: 'Change membership' }).click();
  await membership.getByRole('button', { name: 'One year' }).click();
  await membership.getByRole('button', { name: 'Save membership' }).click();
  await expect(page.getByText('Membership saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Premium until');
  await expectAccessible(page);

  const rooms = page.getByRole('navigation', { name: 'Desk', exact: true });
  await rooms.getByRole('link', { name: 'Today' }).click();
  await expect(lines.filter({ hasText: 'No backups' })).toBeVisible();
  await expect(ending).toHaveCount(0);
});

test('an ended membership is marked as ended in the member list and in the member’s record', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const mark = `Zora${crypto.randomUUID().slice(0, 6)}`;
  await newMember({ tier: 'premium', firstName: mark, premiumDays: -2 });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto(`${server.url}/admin/members`);
  await page.getByLabel('Find a member').fill(mark);
  const line = page.getByRole('row').filter({ hasText: mark });
  await expect(line).toContainText(/Ended \d+ \w+/);
  await line.getByRole('link', { name: mark }).click();
  await expect(page.getByText(/^Premium ended on /)).toBeVisible();
});

test('a member’s record shows a failed payment and a link to email the member', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const mark = `Amara${crypto.randomUUID().slice(0, 6)}`;
  const amara = await newMember({ tier: 'premium', firstName: mark, premiumDays: 6 });
  await server.sql(
    `insert into app.payment_customers (user_id, customer, status) values ($1, $2, 'past_due')`,
    [amara.userId, `cus_${mark}`],
  );
  await server.sql(
    `insert into app.payment_events (id, user_id, kind, at) values ($2, $1, 'past_due', now())`,
    [amara.userId, `evt_${mark}`],
  );
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto(`/admin/members/${amara.userId}`);
  await expect(page.getByRole('alert')).toContainText(
    /The payment failed on .*no mail server is set up/,
  );
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Payment failed');
  await expect(page.getByRole('link', { name: `Write to ${mark}` })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${amara.email}\\?subject=Your%20Premium%20payment`),
  );
  await page.getByRole('button', { name: 'Change membership' }).click();
  await expect(page.getByText('Stripe renews this membership')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/members?filter=payment_failed');
  await expect(page.getByRole('link', { name: mark })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`"${mark}","","${amara.email}","premium"`);
});

test('an admin can find a member by part of a name in the header search', async ({
  page,
  newMember,
  signIn,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const zoe = await newMember({ firstName: `Zoe${mark}` });
  await newMember({ firstName: `Ada${mark}` });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/members');
  await page.getByLabel('Find a member').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Member', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Ada');
  await page.getByRole('button', { name: 'Member', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Zoe');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(`oe${mark}`);
  await page.getByRole('option', { name: `Zoe${mark}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/members/${zoe.userId}$`));
});

test('the member list keeps its filters, order and search on the way back from a record', async ({
  page,
  newMember,
  signIn,
}) => {
  const mark = `Lio${crypto.randomUUID().slice(0, 6)}`;
  await newMember({ tier: 'premium', firstName: mark, premiumDays: 3 });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/members?filter=ending&tier=premium');
  await page.getByLabel('Find a member').fill(mark);
  const line = page.getByRole('row').filter({ hasText: mark });
  await expect(line).toContainText('Ends in 3 days');
  await page.getByRole('button', { name: 'Last visit' }).click();
  await expect(page).toHaveURL(/\?filter=ending&tier=premium&sort=-seen$/);
  await expectAccessible(page);

  await line.getByRole('link', { name: mark }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\?filter=ending&tier=premium&sort=-seen$/);
  await expect(page.getByLabel('Find a member')).toHaveValue(mark);
  await page.getByRole('button', { name: /^Ending soon/ }).click();
  await expect(page).toHaveURL(/\?tier=premium&sort=-seen$/);
  await expect(line).toBeVisible();

  await page.getByLabel('Find a member').fill(`${mark}x`);
  await expect(page.getByText(`contains “${mark}x” among: Premium.`)).toBeVisible();
  await page.getByRole('button', { name: 'Everybody' }).click();
  await expect(page).toHaveURL(/\/admin\/members\?sort=-seen$/);
  await expect(page.getByLabel('Find a member')).toHaveValue('');

  await page.getByRole('combobox', { name: 'Membership' }).click();
  await page.getByRole('option', { name: 'Premium', exact: true }).click();
  await expect(page).toHaveURL(/tier=premium/);
  await page.getByRole('button', { name: 'Everybody' }).click();
  await expect(page).toHaveURL(/\/admin\/members\?sort=-seen$/);
});

test.describe('the team', () => {
  // The address has no account yet, so the first attempt to give a role is refused. The form then
  // offers an invitation.
  test.use({ expectedErrors: [/status of 404 .*admin\/roles$/] });

  test('a colleague without an account is invited with a role in one step', async ({
    page,
    newMember,
    signIn,
  }) => {
    const email = `${crypto.randomUUID()}@practice.example`;
    await signIn(page, await newMember({ role: 'inner-circle' }));
    await page.goto('/admin/team');
    await page.getByLabel('Their email address').fill(email);
    await page.getByRole('button', { name: 'Give role' }).click();
    await page.getByRole('button', { name: 'Invite as front desk' }).click();
    const person = page.getByRole('list', { name: 'The team' }).getByText(email);
    await expect(person).toBeVisible();
    await expectAccessible(page);
  });
});

test('a member with the front desk role sees only the desk pages of that role', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const rosa = await newMember({ firstName: 'Rosa' });
  await server.sql(`insert into app.desk_roles (user_id, role) values ($1, 'front_desk')`, [
    rosa.userId,
  ]);
  await signIn(page, rosa);
  await page.goto('/admin');
  const rooms = page.getByRole('navigation', { name: 'Desk', exact: true });
  await expect(rooms.getByRole('link', { name: 'Members' })).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Content' })).toHaveCount(0);
  await expect(page.getByText('Last backup')).toHaveCount(0);
  await page.goto(`/admin/members/${rosa.userId}`);
  await expect(page.getByText('You can’t change your own membership. Ask an admin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change membership' })).toHaveCount(0);
});

test('a member list from another tool is previewed line by line, and invited only on confirmation', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/members/invite');
  const csv = [
    'Full name;E-mail;Plan;Valid until;Phone',
    `Ada King;ada-${mark}@example.com;Premium;2090-03-01;1`,
    `<b>Eve</b>;eve-${mark}@example.com;Free;;2`,
    `Ben;ben-${mark}@example.com;Gold;;3`,
    `Cy;cy-${mark}@example.com;;;4`,
  ].join('\r\n');
  await page.getByLabel('CSV file').setInputFiles({
    ...{ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
  });
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText(/Line 3:/)).toHaveCount(0);
  const gold = page.getByRole('group', { name: 'What does “Gold” mean? (1 line)' });
  await gold.getByRole('radio', { name: 'Premium Plus' }).check();
  await expect(page.getByRole('heading', { name: '3 people can be added' })).toBeVisible();
  await gold.getByRole('radio', { name: 'Leave out' }).check();
  await expect(page.getByRole('heading', { name: '2 people can be added' })).toBeVisible();
  await expect(page.getByText('Columns we skipped: Phone.')).toBeVisible();
  await expect(page.getByText(/Line 3: .*A name can’t contain a link/)).toBeVisible();
  await expect(
    page.getByText(/Line 4: .*You chose to leave out people with this tier/),
  ).toBeVisible();
  const ada = page.getByRole('row').filter({ hasText: 'Ada King' });
  await expect(ada).toContainText('1 March 2090');
  await page.getByText('Change what the columns mean').click();
  const choose = async (column: string, meaning: string) => {
    await page.getByRole('combobox', { name: `The column ${column} is` }).click();
    await page.getByRole('option', { name: meaning }).click();
  };
  await choose('Valid until', 'Skip this column');
  await expect(ada).toContainText('no end');
  await choose('Valid until', 'End or renewal date');
  await expect(ada).toContainText('1 March 2090');
  await expectAccessible(page);
  const find = () =>
    server.sql(`select email from auth.users where email like '%-' || $1 || '@example.com'`, [
      mark,
    ]);
  expect(await find()).toEqual([]);
  await page.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2 people invited' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Left out' })).toContainText(
    '2 lines are left out',
  );
  await expectAccessible(page);
  expect(await find()).toHaveLength(2);
});

test('people can be imported without an invitation and invited later from the list', async ({
  page,
  newMember,
  signIn,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/members/invite');
  await page
    .getByLabel('The list')
    .fill(`E-mail,First name,Renews\nida-${mark}@example.com,Ida${mark},3/4/2090`);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(
    page.getByRole('heading', { name: 'First, a question about your list' }),
  ).toBeVisible();
  await expect(page.getByText('Is “3/4/2090” 3 April or 4 March?')).toBeVisible();
  await expect(page.getByText(/left out/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Day first: 3 April' }).check();
  const ida = page.getByRole('row').filter({ hasText: `Ida${mark}` });
  await expect(ida).toContainText('3 April 2090');
  await page.getByRole('radio', { name: 'Month first: 4 March' }).check();
  await expect(ida).toContainText('4 March 2090');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import without inviting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 person imported' })).toBeVisible();

  await page.getByRole('link', { name: 'See who isn’t invited yet' }).click();
  await page.getByLabel('Find a member').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(ida).toContainText('Not invited yet');
  await page.getByRole('checkbox', { name: `Select Ida${mark}` }).check();
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(page.getByText('1 invitation is on the way')).toBeVisible();
  await page.getByRole('button', { name: 'Everybody' }).click();
  await expect(ida).toContainText('Invited');
  await expectAccessible(page);
});

test.describe('the desk', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('has its own navigation, and whoever is refused there keeps the members’ header', async ({
    page,
    newMember,
    signIn,
  }) => {
    const membersHeader = page.getByRole('banner');
    await signIn(page, await newMember({ role: 'inner-circle' }));
    await page.goto('/admin/memberships');
    await expect(page.getByRole('heading', { level: 1, name: 'Membership Admin' })).toBeVisible();
    await expect(membersHeader).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the guide' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(membersHeader).toBeVisible();

    await signIn(page, await newMember());
    await page.goto('/admin');
    await expect(page.getByText('Signed in as')).toBeVisible();
    await expect(membersHeader).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
  });
});
