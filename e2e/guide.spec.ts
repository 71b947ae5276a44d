import type { Page } from '@playwright/test';
import { expectAccessibleAtThisWidth, WIDTHS } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { ask, input, launcher, log, openGuide, panel } from './pages/guide.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send' });

for (const width of WIDTHS) {
  test(`axe finds no violations in the guide at ${width} px`, async ({
    browser,
    server,
    newMember,
    signIn,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      baseURL: server.url,
    });
    const page = await context.newPage();
    await signIn(page, await newMember({ firstName: 'Amara' }));
    await page.goto('/home');
    await expect(launcher(page)).toBeVisible();
    await expectAccessibleAtThisWidth(page);
    await openGuide(page);
    await expect(panel(page).getByText('New here?')).toBeVisible();
    await expectAccessibleAtThisWidth(page);
    await ask(page, 'How do I apologise properly after a row?');
    await expect(log(page).getByRole('link', { name: 'Repair after an argument' })).toBeVisible();
    await expectAccessibleAtThisWidth(page);
    await ask(page, 'I want to die');
    await expect(log(page).getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expectAccessibleAtThisWidth(page);
    await context.close();
  });
}

test('a member asks a question and opens the source of the answer', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/home');
  await openGuide(page);
  await expect(send(page)).toBeDisabled();
  await input(page).fill('How do I track my cycle?');
  await input(page).press('Shift+Enter');
  await expect(input(page)).toHaveValue('How do I track my cycle?\n');
  await send(page).click();
  await expect(input(page)).toHaveValue('');
  const source = log(page).getByRole('link', { name: 'Keeping a cycle diary' });
  await expect(source).toBeVisible();
  await source.click();
  await expect(page).toHaveURL('/resources/keeping-a-cycle-diary');
  await expect(panel(page), 'the panel stays open next to the page').toBeVisible();
  await ask(page, 'Tell me more');
  await expect(log(page).getByRole('link', { name: 'Keeping a cycle diary' })).toHaveCount(2);

  await input(page).press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  const events = async () =>
    (
      await server.sql<{ event: string; props: object }>(
        'select event, props from analytics_events where user_id = $1 order by created_at',
        [member.userId],
      )
    ).filter(({ event }) => event.startsWith('guide'));
  await expect.poll(events).toEqual([
    { event: 'guide_opened', props: {} },
    { event: 'guide_question', props: { len: 25, page: '/home' } },
    { event: 'guide_question', props: { len: 12, page: '/resources/keeping-a-cycle-diary' } },
  ]);
});

test('the guide answers follow-ups, questions about the member’s data and a crisis message', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/home');
  await openGuide(page);
  const answered = async (message: string) => {
    const answer = page.waitForResponse((response) => response.url().includes('/functions/v1/'));
    await ask(page, message);
    await (await answer).finished();
  };
  const source = log(page).getByRole('link', { name: 'Repair after an argument' });
  await answered('How do I apologise properly after a row?');
  await expect(source).toHaveCount(1);
  await answered('and if that does not help?');
  await expect(source).toHaveCount(2);
  await answered('How do I cancel my premium?');
  await expect(log(page).getByText('payment partner’s page')).toBeVisible();
  await answered('How is my streak?');
  await expect(log(page).getByText('No streak is running at the moment.')).toBeVisible();
  await answered('Thanks!');
  await expect(log(page).getByText("You're welcome.")).toBeVisible();
  await ask(page, 'I want to die');
  await expect(log(page).getByRole('link', { name: 'Call 911' })).toBeVisible();

  await answered('hello?');
  await expect(log(page).getByText('Are you safe right now? Did you reach someone?')).toBeVisible();

  await page.reload();
  await openGuide(page);
  await expect(source).toHaveCount(3);
  await expect(log(page).getByText("You're welcome.")).toBeVisible();
  await expect(log(page).getByText('I want to die'), 'crisis messages are not stored').toHaveCount(
    0,
  );
});

test('the guide asks which page is meant when it is unsure, and answers from the chosen page', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/home');
  await openGuide(page);
  const vague = 'my evenings and my marriage and my energy are all a mess at once';
  await ask(page, vague);
  await expect(log(page).getByText('Which of these is closest?')).toBeVisible();
  await log(page).getByRole('button', { name: 'Something else' }).click();
  await expect(log(page).getByText('No problem. Tell me in other words')).toBeVisible();
  await ask(page, vague);
  const choice = log(page).getByRole('button').filter({ hasNotText: 'Something else' }).first();
  await expect(choice).toBeVisible();
  const title = await choice.textContent();
  await choice.click();
  await expect(log(page).getByText(`From ${title}`)).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'Something else' })).toHaveCount(0);
});

test('the guide shows its hint only the first time', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.goto('/home');
  await openGuide(page);
  await expect(panel(page).getByText('New here?')).toBeVisible();
  await page.reload();
  await openGuide(page);
  await expect(panel(page).getByText('You could start with')).toBeVisible();
  await expect(panel(page).getByText('New here?')).toBeHidden();
});

test('the guide rejects a blank message and limits messages to 2000 characters', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.clock.install({ time: new Date() });
  await page.goto('/home');
  await openGuide(page);
  await expect(input(page)).toHaveAttribute('maxlength', '2000');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await ask(page, '   ');
  const refusal = page.getByText('Message cannot be only whitespace');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(refusal).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(log(page).getByText('You could start with')).toBeVisible();
  await input(page).fill('How do I sleep better?');
  const answered = page.waitForResponse('**/functions/v1/hello-world');
  await send(page).click();
  await answered;
  await expect(refusal).toBeVisible();
});

test.describe('when the server cannot answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the guide shows different texts for an empty and a missing response', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/home');
    await openGuide(page);
    await page.route('**/functions/v1/hello-world', (route) => route.fulfill({ json: {} }));
    await ask(page, 'Hello there');
    await expect(log(page).getByText('I heard you.')).toBeVisible();
    await page.unroute('**/functions/v1/hello-world');
    await page.route('**/functions/v1/hello-world', (route) => route.abort());
    await ask(page, 'Hello again');
    await expect(
      log(page).getByText("Sorry, I couldn't read that. Please type it again."),
    ).toBeVisible();
    const errors = () =>
      server.sql(
        `select props from analytics_events where user_id = $1 and event = 'guide_error'`,
        [member.userId],
      );
    await expect.poll(errors).toEqual([{ props: { error: 'unreachable' } }]);
  });

  test('the conversation stays open when the session has ended', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/home');
    await openGuide(page);
    await ask(page, 'How do I apologise properly after a row?');
    await expect(log(page).getByRole('link', { name: 'Repair after an argument' })).toBeVisible();
    await page.route('**/functions/v1/hello-world', (route) =>
      route.fulfill({ status: 401, json: { code: 'session_ended', title: 'Not signed in' } }),
    );
    await ask(page, 'And then?');
    await expect(
      log(page).getByText("Sorry, I couldn't read that. Please type it again."),
    ).toBeVisible();
    const errors = () =>
      server.sql(
        `select props from analytics_events where user_id = $1 and event = 'guide_error'`,
        [member.userId],
      );
    await expect.poll(errors).toEqual([{ props: { error: 'session_ended' } }]);
    await expect(page).toHaveURL(/\/home$/);
    await expect(log(page).getByRole('link', { name: 'Repair after an argument' })).toBeVisible();
    await expect(log(page).getByText('And then?')).toBeVisible();
  });

  test('a crisis message is answered without the server and hides offers and nudges for this visit', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/home');
    await openGuide(page);
    const sent: string[] = [];
    await page.route('**/{functions,api}/**', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.abort();
    });
    await ask(page, 'asking for a friend: she wants to kill herself');
    await expect(log(page).getByText('not a person', { exact: false })).toBeVisible();
    await expect(log(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute(
      'href',
      'tel:911',
    );
    await expect(log(page).getByRole('link', { name: /^Call .*: 988$/ })).toHaveAttribute(
      'href',
      'tel:988',
    );
    await expect(log(page).getByRole('link', { name: 'Text 988', exact: true })).toHaveAttribute(
      'href',
      'sms:988',
    );
    await expect(input(page), 'the chat stays usable').toBeEnabled();
    expect(sent.join()).not.toContain('friend');
    const quiet = () => page.evaluate(() => sessionStorage.getItem('hearthway.quiet-visit'));
    await expect.poll(quiet).toBe('1');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the guide keeps the keyboard focus inside until it closes', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await server.sql(
      `insert into workshop_progress (user_id, resource_id)
       select $1, id from resources where 'workshop' = any (tags)`,
      [member.userId],
    );
    await signIn(page, member);
    await page.goto('/home');
    await openGuide(page);
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab');
      await expect(panel(page).locator(':focus')).toHaveCount(1);
    }
    await ask(page, 'How do I resist cravings?');
    await log(page).getByRole('button', { name: 'Ride out an urge' }).click();
    await log(page).getByRole('link', { name: 'Ride out an urge' }).first().click();
    await expect(page).toHaveURL('/shj/workshops/ride-out-an-urge');
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('“Get help now” works signed out and offline', async ({ page, context }) => {
    await page.goto('/help');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    await context.setOffline(false);
  });
});
