import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
});

const MAX_TABS = 80;

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, role: 'button' | 'link', name: string) {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

async function openTools(page: Page) {
  await page.goto('/action#tools');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
}

test('the Calm Kit works by keyboard', async ({ page, server, newMember, signIn }) => {
  const member = await newMember({ tier: 'premium' });
  await signIn(page, member);
  await page.clock.install();
  await page.goto('/action#tools');
  await press(page, 'link', 'Calm Kit');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Even' }));
  // Radix selects a radio button only while the arrow key is down, and `press` releases the key too
  // early.
  await page.keyboard.down('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Box' })).toBeChecked();
  await page.keyboard.up('ArrowDown');
  await press(page, 'button', 'Begin');
  await expect(page.getByRole('dialog', { name: 'Breathing timer' })).toBeVisible();
  await page.clock.runFor(20_500);
  await press(page, 'button', 'Stop here');
  await expect(page.getByText('seconds of quiet breathing.')).toBeVisible();
  await expect(page.getByText('You’ve done one breathing exercise here')).toBeVisible();
  await expect
    .poll(() =>
      server.sql('select pattern from breathing_sessions where user_id = $1', [member.userId]),
    )
    .toEqual([{ pattern: 'box' }]);
});

test('the Belief Upgrade Wizard works by keyboard, offline and across a reload', async ({
  page,
  context,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember({ tier: 'premium' });
  await signIn(page, member);
  await openTools(page);
  await press(page, 'link', 'Belief Upgrade Wizard');
  await expect(page.getByText('Finished worksheets appear here')).toBeVisible();
  await context.setOffline(true);
  await type(page, 'What do you believe?', 'I am always late');
  await press(page, 'button', 'Next step');
  await expect(
    page.getByRole('heading', { name: 'The evidence for and against it' }),
  ).toBeFocused();
  await type(page, 'What’s the evidence against it?', 'The train on Monday');
  await page.reload();
  await expect(page.getByLabel('What’s the evidence against it?')).toHaveValue(
    'The train on Monday',
  );
  await press(page, 'button', 'Next step');
  await type(page, 'Your upgraded belief, in your own words', 'I can be early');
  await type(page, 'One small act to test it', 'Leave ten minutes before');
  await type(page, 'By when?', '12312030');
  await press(page, 'button', 'Finish the worksheet');
  await expect(page.getByText('On the day you chose, the Today tab will ask')).toBeVisible();
  await expect(page.getByText('I can be early', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(
      () =>
        server.sql(
          `select belief, act_by::text, finished_on is not null as finished
           from belief_worksheets where user_id = $1`,
          [member.userId],
        ),
      { timeout: 60_000 },
    )
    .toEqual([{ belief: 'I am always late', act_by: '2030-12-31', finished: true }]);
});

test('the breathing timer works offline, even after a reload in the middle of an exercise', async ({
  page,
  context,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember({ tier: 'premium' });
  await signIn(page, member);
  await page.clock.install();
  await openTools(page);
  await press(page, 'link', 'Calm Kit');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await context.setOffline(true);
  await press(page, 'button', 'Begin');
  await expect(page.getByRole('dialog', { name: 'Breathing timer' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await press(page, 'button', 'Begin');
  await expect(page.getByRole('dialog', { name: 'Breathing timer' })).toBeVisible();
  await page.clock.runFor(20_500);
  await press(page, 'button', 'Stop here');
  await expect(page.getByText('seconds of quiet breathing.')).toBeVisible();
  await expect(page.getByText('You’ve done one breathing exercise here')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(
      () =>
        server.sql('select pattern from breathing_sessions where user_id = $1', [member.userId]),
      { timeout: 60_000 },
    )
    .toEqual([{ pattern: 'even' }]);
});

test.describe('in the light theme', () => {
  test.use({ colorScheme: 'light', serviceWorkers: 'block' });

  test('the HFS Cycle Tool works by keyboard', async ({ page, server, newMember, signIn }) => {
    const member = await newMember({ tier: 'premium' });
    await signIn(page, member);
    await page.goto('/action#tools');
    await press(page, 'link', 'HFS Cycle Tool');
    await expect(page.getByText('Nothing logged yet.')).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: 'Something to eat' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('slider', { name: 'How strong is it?' }));
    await page.keyboard.press('End');
    await tabTo(page, page.getByRole('radio', { name: 'Stress' }));
    await page.keyboard.press('Space');
    await type(page, 'A note (optional)', 'After work');
    await press(page, 'button', 'Log it and start the timer');
    await expect(page.getByRole('heading', { name: 'Five-minute reset timer' })).toBeFocused();
    await press(page, 'button', 'End early');
    await expect(page.getByRole('heading', { name: 'Record outcome' })).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'It passed' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('slider', { name: 'How strong is it now?' }));
    await page.keyboard.press('Home');
    await tabTo(page, page.getByRole('checkbox', { name: 'Breathing' }));
    await page.keyboard.press('Space');
    await press(page, 'button', 'Save the outcome');
    await expect(page.getByText('You rode out the whole wave.')).toBeVisible();
    await tabTo(page, page.locator('summary', { hasText: 'Show as a table' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /After work.*It passed/ })).toBeVisible();
    await expect
      .poll(() =>
        server.sql('select wanted, strength, outcome, helped from hfs_urges where user_id = $1', [
          member.userId,
        ]),
      )
      .toEqual([{ wanted: 'food', strength: 10, outcome: 'passed', helped: ['breathing'] }]);
  });
});
