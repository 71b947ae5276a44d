import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({
  expectedErrors: [/the server responded with a status of/],
  timezoneId: 'Europe/Lisbon',
  locale: 'en-GB',
});

async function lookUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Member email').fill(email);
  await page.getByRole('button', { name: 'Lookup member' }).click();
}

test('axe finds no violations on the membership admin page', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ firstName: 'Amara', tier: 'premium', premiumDays: 20 });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/memberships');
  await lookUp(page, member.email);
  await expect(page.getByText(/^Active through /)).toBeVisible();
  await expectAccessible(page);
});

test('an address that was typed stays when the navigation of the desk appears', async ({
  page,
  newMember,
  signIn,
}) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/admin/access', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/memberships');
  await page.getByLabel('Member email').fill('amara@example.com');
  typed.resolve();
  await expect(page.getByRole('link', { name: 'Letters' })).toBeVisible();
  await expect(page.getByLabel('Member email')).toHaveValue('amara@example.com');
});

test('a member without the admin role is refused and sees which account they are signed in with', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/admin/memberships');
  await expect(page.getByRole('heading', { name: 'Admin access required' })).toBeVisible();
  await expect(
    page.getByText(
      'You need an inner-circle account to adjust memberships. Contact support if you believe this is a mistake.',
    ),
  ).toBeVisible();
  await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
  await expectAccessible(page);
});

test('a member without an email address sees "Signed in as unknown"', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await server.sql('update profiles set email = null where user_id = $1', [member.userId]);
  const session = { ...member.session, user: { id: member.userId } };
  await signIn(page, { ...member, session });
  await page.goto('/admin/memberships');
  await expect(page.getByText('Signed in as unknown')).toBeVisible();
});

test('the membership admin page shows that it is checking permissions, or why that failed', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ role: 'inner-circle' }));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/memberships/access', async (route) => {
    await held.promise;
    await route.fulfill({ status: 404, json: {} });
  });
  await page.goto('/admin/memberships');
  await expect(page.getByText('Verifying admin permissions…')).toBeVisible();
  held.resolve();
  await expect(page.getByText('Could not verify admin access')).toHaveCount(2);
  await page.unroute('**/api/admin/memberships/access');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Lookup member' })).toBeVisible();
});

test('the member lookup accepts only complete email addresses', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/memberships');
  await page.getByRole('button', { name: 'Lookup member' }).click();
  await expect(page.getByText('Enter the member’s email address')).toBeVisible();
  await lookUp(page, member.email.toUpperCase());
  await expect(page.getByText('Free member')).toBeVisible();
  await lookUp(page, '%@example.com');
  await expect(page.getByText('No profile found for that email')).toBeVisible();
  await expect(page.getByText('Free member')).toBeHidden();
  await page.route('**/api/admin/memberships/lookup', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await lookUp(page, member.email);
  await expect(page.getByText('Lookup failed')).toBeVisible();
});

test('an admin can give a member Premium for 180 days and take it away again', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember({ firstName: 'Amara' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/memberships');
  await lookUp(page, member.email);
  await expect(page.getByRole('heading', { name: 'Amara' })).toBeVisible();
  await expect(
    page.getByText(
      'An upgrade immediately opens Premium Tools, the AI Coach and the Spiritual Weekly Pulse sliders.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Set Premium (180 days)' }).click();
  await expect(page.getByText('Membership updated to premium', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Active through /)).toBeVisible();
  const [row] = await server.sql<{ time: string; days: number }>(
    `select to_char(premium_expires_at at time zone 'Europe/Lisbon', 'HH24:MI') as time,
       (premium_expires_at at time zone 'Europe/Lisbon')::date - (now() at time zone 'Europe/Lisbon')::date as days
     from profiles where user_id = $1`,
    [member.userId],
  );
  expect(row).toEqual({ time: '00:00', days: 180 });
  await page.getByRole('button', { name: 'Set Premium Plus (180 days)' }).click();
  await expect(page.getByText('Membership updated to premium plus')).toBeVisible();
  await page.getByRole('button', { name: 'Downgrade to Free' }).click();
  await expect(page.getByText('Membership updated to free')).toBeVisible();
  await expect(page.getByText('Free member')).toBeVisible();
  await page.route('**/api/admin/memberships/*/tier', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole('button', { name: 'Set Premium (180 days)' }).click();
  await expect(page.getByText('Could not update membership')).toBeVisible();
});

test('a custom expiry date can be set only for a premium member', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember({ tier: 'premium' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/memberships');
  await lookUp(page, member.email);
  await expect(page.getByText('Premium (no expiry recorded)')).toBeVisible();
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await update.click();
  await expect(page.getByText('Pick a new expiry date')).toBeVisible();
  await page.getByLabel('Custom expiry date').fill('2031-07-01');
  await update.click();
  await expect(page.getByText('Expiry updated')).toBeVisible();
  await expect(page.getByText('Active through 1 July 2031')).toBeVisible();
  await page.getByLabel('Custom expiry date').fill('2021-07-01');
  await update.click();
  await expect(page.getByText('Expired on 1 July 2021')).toBeVisible();
  await page.route('**/api/admin/memberships/*/expiry', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByLabel('Custom expiry date').fill('2031-07-01');
  await update.click();
  await expect(page.getByText('Could not update expiry')).toBeVisible();
  await page.getByRole('button', { name: 'Downgrade to Free' }).click();
  await expect(update).toBeDisabled();
  const trail = await server.sql(
    `select l.action from app.audit_log l join app.audit_subjects s on s.subject = l.subject
     where s.user_id = $1 order by seq`,
    [member.userId],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'looked_up',
    'expiry_changed',
    'expiry_changed',
    'tier_changed',
  ]);
});
