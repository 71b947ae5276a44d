import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('axe finds no violations on the account page', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember({ firstName: 'Amara', tier: 'premium', premiumDays: 30 }));
  await page.goto('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Amara');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByText('Nobody so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the account page shows the member’s status, reminders and any admin access', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember({ tier: 'premium_plus', premiumDays: -9 });
  await server.sql(
    `insert into reminders (user_id, kind, is_on, channel, minute, days, at) values
       ($1, 'check_in', true, 'mail', 1230, 127, now()), ($1, 'weekly_pulse', true, 'mail', 450, 1, now())`,
    [member.userId],
  );
  await signIn(page, member);
  await page.goto('/account');
  await expect(page.getByText('Premium access has ended.')).toBeVisible();
  await expect(page.getByText('premium plus', { exact: true })).toBeVisible();
  await expect(page.getByText('Admin access enabled')).toBeHidden();
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(group('Check-in').getByLabel('Time')).toHaveValue('20:30');
  await expect(group('Weekly Pulse').getByLabel('Time')).toHaveValue('07:30');
  await server.sql(`update profiles set role = 'inner-circle' where user_id = $1`, [member.userId]);
  await page.reload();
  await expect(page.getByText('Admin access enabled')).toBeVisible();
});

test('signing out leads to the sign-in page and deletes what the browser stored about the member', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ firstName: 'Amara' }));
  await page.goto('/home');
  const stored = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^hearthway\.(kept|first-name|checks)/.test(key)),
    );
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(1);
  await page.goto('/resources/strong-bones-strong-legs');
  await page.getByRole('checkbox').first().check();
  expect(await stored()).toContainEqual(expect.stringContaining('strong-bones'));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/auth?next=/home');
  await expect.poll(stored).toEqual([]);
});

test('saving a first name on the account page changes the greeting', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  await page.getByLabel('First name').fill('Tomás');
  await page.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Male', exact: true }).click();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hi, Tomás' })).toBeVisible();
  const [row] = await server.sql(
    'select first_name, last_name, gender, role, tier from profiles where user_id = $1',
    [member.userId],
  );
  expect(row).toEqual({
    first_name: 'Tomás',
    last_name: '',
    gender: 'male',
    role: 'member',
    tier: 'free',
  });
});

test('a member can stop letters from the practice, and a reload keeps the choice', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/account');
  const letters = page.getByRole('switch', { name: 'Letters from us by email' });
  await expect(letters).toBeChecked();
  await letters.click();
  await expect(page.getByText('You won’t get any more letters from us.')).toBeVisible();
  await page.reload();
  await expect(letters).toBeEnabled();
  await expect(letters).not.toBeChecked();
});

test.describe('when the server fails', () => {
  test.use({
    expectedErrors: [
      /the server responded with a status of|Failed to load resource|Failed to fetch/,
    ],
  });

  test('the account page shows an error if the profile cannot be loaded or saved', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember({ firstName: 'Amara' }));
    await page.route('**/api/account/profile', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto('/account');
    await expect(page.getByText('Failed to load your profile')).toHaveCount(2);
    await page.unroute('**/api/account/profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Amara');

    await page.route('**/api/account/profile', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Failed to update profile')).toBeVisible();
    await page.unroute('**/api/account/profile');
    await page.route('**/api/account/profile', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'database_away', title: 'We’re having a problem on our side.' },
      }),
    );
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('We’re having a problem on our side.')).toBeVisible();
  });
});

test.describe('when the code of the preferences section cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] });

  test('the rest of the account page works', async ({ page, newMember, signIn }) => {
    await signIn(page, await newMember({ firstName: 'Amara' }));
    await page.route('**/assets/pref-*.js', (route) => route.abort());
    await page.goto('/account');
    await expect(page.getByText('Preferences temporarily unavailable')).toBeVisible();
    await expect(
      page.getByText("We couldn't load this section right now. Everything else is fine."),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Amara');
  });
});

test('a member can withdraw consent', async ({ page, newMember, signIn, server }) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/account');
  const consent = page.getByRole('switch', {
    name: 'Use my check-ins and answers for nudges and offers',
  });
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(page.getByText('to choose nudges or offers')).toBeVisible();
  await page.reload();
  await expect(consent).not.toBeChecked();
  const rows = await server.sql(
    `select granted from consents where user_id = $1 and kind = 'personalisation' order by at`,
    [member.userId],
  );
  expect(rows).toEqual([{ granted: true }, { granted: false }]);
});

test('a member can pause nudges, choose a theme and resume the nudges', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/account');
  const pause = page.getByRole('switch', { name: 'Pause nudges for a week' });
  await pause.click();
  await expect(page.getByText(/^No nudges until /)).toBeVisible();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(pause).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();

  await server.sql(
    'update user_nudge_prefs set daily_last_shown = current_date where user_id = $1',
    [member.userId],
  );
  await page.getByRole('button', { name: 'Show nudges again' }).click();
  await expect(page.getByText('Nudges are back on.')).toBeVisible();
  await expect(pause).not.toBeChecked();
  const [prefs] = await server.sql(
    'select snooze_until, daily_last_shown from user_nudge_prefs where user_id = $1',
    [member.userId],
  );
  expect(prefs).toEqual({ snooze_until: null, daily_last_shown: null });
});

test('a member can see their other devices and sign them out', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  const elsewhere = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Safari/604.1',
    },
    body: JSON.stringify({ email: member.email, password: member.password }),
  });
  const { access_token } = (await elsewhere.json()) as { access_token: string };
  await signIn(page, member);
  await page.goto('/account');
  await expect(page.getByText('Safari on iPhone')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByText('Your other devices have been signed out')).toBeVisible();
  await expect(page.getByText('Safari on iPhone')).toBeHidden();
  const me = await fetch(`${server.url}/api/account/me`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(me.status).toBe(401);
});

test('a member can see which staff looked at their record', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const [admin, member] = [
    await newMember({ role: 'inner-circle', firstName: 'Ruth' }),
    await newMember(),
  ];
  const call = (path: string, method: string, body: object) =>
    fetch(`${server.url}/api/admin/memberships/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${admin.session.access_token}`,
      },
      body: JSON.stringify(body),
    });
  await call('lookup', 'POST', { email: member.email });
  await call(`${member.userId}/tier`, 'PUT', { tier: 'premium', timeZone: 'UTC' });
  await signIn(page, member);
  await page.goto('/account');
  await expect(page.getByText('Ruth from our team looked up your membership.')).toBeVisible();
  await expect(
    page.getByText(/Ruth from our team changed your membership from free to premium, until /),
  ).toBeVisible();
});

test('a member can download their data as a ZIP file', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.goto('/account');
  await page.getByRole('button', { name: 'Prepare my download' }).click();
  await expect(page.getByText('Your download is ready.')).toBeVisible();
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of [
    'README.txt',
    'json/profiles.json',
    'csv/profiles.csv',
    'json/consents.json',
  ]) {
    expect(bytes.includes(name), name).toBe(true);
  }
});

test.describe('deleting the account', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('asks for the password and then signs out every tab', async ({
    page,
    context,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember({ firstName: 'Amara' });
    await signIn(page, member);
    const otherTab = await context.newPage();
    await otherTab.goto('/resources');
    await expect(otherTab.getByRole('link', { name: 'Hi, Amara' })).toBeVisible();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your password').fill('not my password');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('That’s not your password.')).toBeVisible();
    await page.getByLabel('Your password').fill(member.password);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL('/auth?next=/home');
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    await expect(otherTab).toHaveURL('/auth?next=/resources');
    expect(await server.sql('select from auth.users where id = $1', [member.userId])).toEqual([]);
  });
});
