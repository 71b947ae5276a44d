import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { waitForHome } from './pages/home-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the welcome', () => {
  test('leads a new member through all steps, stores every answer and never comes back', async ({
    page,
    newMember,
    signIn,
    server,
    browser,
  }) => {
    test.slow();
    const member = await newMember({ isNew: true });
    await signIn(page, member);
    await page.clock.install();
    await page.goto('/home');
    const next = page.getByRole('button', { name: 'Next' });
    await expect(page.getByRole('heading', { name: 'Good to have you here' })).toBeFocused();
    await page.getByLabel('What should we call you?').fill('Amara');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What brings you here, Amara?',
    );
    await expect(next).toBeDisabled();
    await page.getByRole('radio', { name: 'Sleep better' }).check();
    await next.click();
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByText('Okay is a fine place to start.')).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Start breathing' }).click();
    await expect(page.getByText('Breathe in')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow the count');
    await page.clock.runFor(30_000);
    await expect(page.getByText('Notice what’s a little softer now.')).toBeVisible();
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That’s day one, Amara');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
      'You said what matters: sleep better.',
      'You noticed how you are: okay.',
      'You took three slow breaths.',
    ]);
    await expect(page.getByRole('link', { name: 'Awake at three' })).toBeVisible();
    await page.getByLabel('Email me a reminder at').fill('20:30');
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page.getByText('We’ll email you at 20:30.')).toBeVisible();
    await page.getByRole('button', { name: 'Take me home' }).click();
    await waitForHome(page);
    await expect(page.getByText(', Amara').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'A snapshot is not a verdict' })).toContainText(
      'Because you want to sleep better.',
    );

    await expect
      .poll(() =>
        server.sql('select step, is_skipped from welcome_steps where user_id = $1 order by step', [
          member.userId,
        ]),
      )
      .toEqual(
        ['breath', 'feeling', 'finish', 'name', 'reason'].map((step) => ({
          step,
          is_skipped: false,
        })),
      );
    expect(
      await server.sql(
        'select first_name, last_quick_tag, nudge_focus from profiles where user_id = $1',
        [member.userId],
      ),
    ).toEqual([{ first_name: 'Amara', last_quick_tag: 'poor_sleep', nudge_focus: 'sleep' }]);
    expect(
      await server.sql('select feeling from journal_entries where user_id = $1', [member.userId]),
    ).toEqual([{ feeling: 3 }]);
    await expect
      .poll(() =>
        server.sql('select kind, is_on, minute from reminders where user_id = $1', [member.userId]),
      )
      .toEqual([{ kind: 'check_in', is_on: true, minute: 1230 }]);

    const otherDevice = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(otherDevice, member);
    await otherDevice.goto('/home');
    await waitForHome(otherDevice);
    await otherDevice.context().close();
  });

  test('continues at the unfinished step on another device', async ({
    page,
    newMember,
    signIn,
    server,
    browser,
  }) => {
    const member = await newMember({ isNew: true });
    await signIn(page, member);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeVisible();
    await expect
      .poll(() => server.sql('select 1 from welcome_steps where user_id = $1', [member.userId]))
      .toHaveLength(1);
    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(other, member);
    await other.goto('/home');
    const skip = other.getByRole('button', { name: 'Skip', exact: true });
    await expect(other.getByRole('heading', { name: 'What brings you here?' })).toBeVisible();
    await skip.click();
    await expect(other.getByRole('heading', { name: 'How are you right now?' })).toBeVisible();
    await skip.click();
    await expect(other.getByRole('heading', { name: 'Let’s take three breaths' })).toBeVisible();
    await skip.click();
    await expect(other.getByText('You showed up.')).toBeVisible();
    await other.getByRole('button', { name: 'Take me home' }).click();
    await waitForHome(other);
    await other.context().close();
  });

  test('never comes back after “Skip all”', async ({ page, newMember, signIn, server }) => {
    const member = await newMember({ isNew: true });
    await signIn(page, member);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Skip all' }).click();
    await waitForHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Hearthway');
    await expect
      .poll(() => server.sql('select step from welcome_steps where user_id = $1', [member.userId]))
      .toEqual([{ step: 'finish' }]);
    await page.reload();
    await waitForHome(page);
  });

  test.describe('when the server cannot save', () => {
    test.use({ expectedErrors: [/status of 503/] });

    test('continues and saves the answers later', async ({ page, newMember, signIn, server }) => {
      const member = await newMember({ isNew: true });
      await signIn(page, member);
      await page.route('**/api/welcome/steps', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', title: 'Away' } }),
      );
      await page.goto('/home');
      await page.getByLabel('What should we call you?').fill('Amara');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Skip all' }).click();
      await waitForHome(page);
      await page.unroute('**/api/welcome/steps');
      await page.reload();
      await waitForHome(page);
      await expect
        .poll(() =>
          server.sql('select first_name from profiles where user_id = $1', [member.userId]),
        )
        .toEqual([{ first_name: 'Amara' }]);
      await expect
        .poll(() =>
          server.sql('select step from welcome_steps where user_id = $1 order by step', [
            member.userId,
          ]),
        )
        .toEqual([{ step: 'finish' }, { step: 'name' }]);
    });
  });

  test.describe('on the smallest phone', () => {
    test.use({
      viewport: { width: 320, height: 568 },
    });

    test('fits on the screen and can be used by keyboard', async ({ page, newMember, signIn }) => {
      test.slow();
      await signIn(page, await newMember({ isNew: true }));
      await page.goto('/home');
      const check = async (title: string) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const tooWide = await page
          .getByRole('dialog')
          .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        expect(tooWide, title).toBe(0);
        await expectAccessible(page);
      };
      const next = page.getByRole('button', { name: 'Next' });
      await check('Good to have you here');
      await page.getByLabel('What should we call you?').fill('Maximiliana-Alexandrina von und zu');
      await page.keyboard.press('Enter');
      await check('What brings you here, Maximiliana-Alexandrina von und zu?');
      await page.getByRole('radio', { name: 'Sleep better' }).press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Feel calmer' })).toBeChecked();
      await next.press('Enter');
      await page.getByRole('button', { name: 'Rough' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Get help now' }).first()).toBeVisible();
      await check('How are you right now?');
      await next.press('Enter');
      await check('Let’s take three breaths');
      await page.keyboard.press('Escape');
      await check('That’s day one, Maximiliana-Alexandrina von und zu');
      await page.getByRole('button', { name: 'Take me home' }).press('Enter');
      await waitForHome(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
});
