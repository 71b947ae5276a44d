import type { Page } from '@playwright/test';
import type { AppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';
import { AuthPage } from './pages/auth-page.ts';
import { chooseGratitude, gratitude, saveGratitude } from './pages/gratitude.ts';
import { waitForRequests } from './pages/navigate.ts';
import { clickSaveOnce, pulseGroup, savePulse } from './pages/save-pulse.ts';

const fail = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { code: 'unexpected', title: 'Something.' } }),
  );

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a new gratitude is stored on the device and saved later', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/action');
    await saveGratitude(page, 'Time in nature');
    await expect(page.getByText('Gratitude saved for today.')).toBeVisible();
    await fail(page, '**/api/gratitude');
    await saveGratitude(page, 'Good friends');
    await expect(page.getByText('Could not save gratitude. Please try again.')).toBeVisible();
    await expect(page.getByText('We’ve kept it and will try again.')).toBeVisible();
    await expect(page.getByText("Today you're grateful for time in nature.")).toBeVisible();
    await page.unroute('**/api/gratitude');
    await expect(page.getByText("Today you're grateful for good friends.")).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('We’ve kept it and will try again.')).toHaveCount(0);
  });

  test('a pulse is stored on the device and saved later', async ({ page, newMember, signIn }) => {
    await signIn(page, await newMember());
    await fail(page, '**/api/weekly-pulse');
    await page.goto('/action#weekly');
    await savePulse(page);
    await expect(page.getByText('Unable to save weekly pulse')).toBeVisible();
    await expect(page.getByText('We’ve kept it and will try again.')).toBeVisible();
    await page.unroute('**/api/weekly-pulse');
    await expect(page.getByRole('timer')).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('when the session ends while a form is open', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const endSession = (server: AppServer, { userId }: Member) =>
    server.sql('delete from auth.sessions where user_id = $1', [userId]);

  /**
   * Waits until all requests of the page have finished. Otherwise one of them could notice the end
   * of the session before the save does.
   */
  async function open(page: Page, path: string) {
    const clockTold = page.waitForResponse('**/api/reminders/clock');
    await page.goto(path);
    await clockTold;
    await waitForRequests(page);
  }

  async function expectMessageAndSignIn(page: Page, sentence: string) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await expect(new AuthPage(page).signIn).toBeVisible();
  }

  async function signInAgain(page: Page, member: Member) {
    await new AuthPage(page).signInAs(member);
    await expect(page).toHaveURL(/\/action/);
  }

  for (const { what, path, prepare, press, sentence } of [
    {
      what: 'a KNOW unit',
      path: '/shj/workshops/start-where-you-are',
      press: { name: 'Mark as completed: KNOW 1' },
      sentence: 'Not signed in.',
    },
    {
      what: 'a tap on the scorecard',
      path: '/action',
      press: { name: /^Nutrition/ },
      sentence: 'Not authenticated',
    },
    {
      what: 'a gratitude',
      path: '/action',
      prepare: (page: Page) => chooseGratitude(page, 'Good friends'),
      press: { name: 'Save gratitude' },
      sentence: 'You need to be signed in to save gratitude',
    },
    {
      what: 'a profile',
      path: '/account',
      prepare: (page: Page) => page.getByRole('textbox', { name: 'First name' }).fill('Amara'),
      press: { name: 'Save profile' },
      sentence: 'Your session has ended. Please sign in again.',
    },
  ]) {
    test(`a failed attempt to save ${what} shows a message and leads to the sign-in page`, async ({
      page,
      server,
      newMember,
      signIn,
    }) => {
      const member = await newMember();
      await signIn(page, member);
      await open(page, path);
      await prepare?.(page);
      const button = page.getByRole('button', press);
      await expect(button).toBeEnabled();
      await endSession(server, member);
      await button.click();
      await expectMessageAndSignIn(page, sentence);
    });
  }

  test('a pulse that could not be saved is sent after the member signs in again', async ({
    page,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await open(page, '/action#weekly');
    await pulseGroup(page, 'Mental').click();
    const mood = page.getByRole('slider', { name: 'Mood' });
    await mood.focus();
    await mood.press('End');
    await expect(mood).toHaveValue('10');
    await clickSaveOnce(page);
    await endSession(server, member);
    await page.getByRole('button', { name: 'Save my pulse' }).click();
    await expectMessageAndSignIn(page, 'You need to be signed in to save');
    await signInAgain(page, member);
    await expect
      .poll(
        () =>
          server.sql(`select meta -> 'mental' ->> 'mood' as mood from reports where user_id = $1`, [
            member.userId,
          ]),
        { timeout: 60_000 },
      )
      .toEqual([{ mood: '10' }]);
  });

  test('a focus and a gratitude that could not be saved are still selected after the member signs in again', async ({
    page,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await open(page, '/action');
    await chooseGratitude(page, 'Good friends');
    const focus = page.getByRole('radio', { name: 'Sleep' });
    await page.locator('label').filter({ has: focus }).click();
    await expect(focus).toBeChecked();
    await endSession(server, member);
    await page.getByRole('button', { name: 'Save focus' }).click();
    await expectMessageAndSignIn(page, 'Not signed in');
    await signInAgain(page, member);
    await expect(focus).toBeChecked();
    await expect(gratitude(page, 'Good friends')).toBeChecked();
  });
});
