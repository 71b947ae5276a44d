import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

class Quiz {
  readonly page: Page;
  readonly next;
  readonly submit;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: 'Next' });
    this.submit = page.getByRole('button', { name: 'See my recommendation' });
  }

  question(text: string) {
    return this.page.getByRole('heading', { name: text });
  }

  async choose(...names: string[]) {
    for (const name of names) await this.page.getByText(name, { exact: true }).click();
    await this.next.click();
  }

  async toTheEnd() {
    await this.choose('Female');
    await this.choose('Cycle', 'Mood');
    await this.choose('Perimenopause');
    await this.choose('None yet');
    await this.next.click();
    await expect(this.question('How soon would you like something to change?')).toBeVisible();
  }
}

test('a new member gets from sign-up to the recommended track in at most twenty taps and fields', async ({
  page,
  server,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  let steps = 0;
  const step = async (done: Promise<unknown>) => {
    await done;
    steps += 1;
  };
  await page.goto('/auth');
  await step(page.getByRole('button', { name: 'Need an account? Create one' }).click());
  await step(page.getByLabel('Email').fill(email));
  await step(page.getByLabel('Password', { exact: true }).fill(crypto.randomUUID()));
  await step(page.getByRole('button', { name: 'Create account' }).click());
  await step(page.getByRole('button', { name: 'Skip all' }).click());
  await step(page.getByRole('link', { name: 'Help me find my path' }).click());
  for (const name of ['Male', 'Next', 'Energy', 'Weight', 'Next', 'It’s been going up', 'Next']) {
    await step(page.getByText(name, { exact: true }).click());
  }
  for (const name of ['None yet', 'Next', 'Next', 'See my recommendation']) {
    await step(page.getByText(name, { exact: true }).click());
  }
  await expect(page).toHaveURL('/quiz/result');
  await expect(page.getByRole('heading', { name: 'Men’s Health Institute' })).toBeVisible();
  await expect(page.getByText('Acuity 48')).toBeVisible();
  await expect(page.getByText('Confidence 80')).toBeVisible();
  await step(page.getByRole('link', { name: 'Book Vital Blueprint' }).click());
  await expect(page).toHaveURL('/mhi#vital-blueprint');
  expect(steps).toBeLessThanOrEqual(20);
  const [profile] = await server.sql(
    'select recommended_path, gender, quiz_version from profiles where email = $1',
    [email],
  );
  expect(profile).toEqual({ recommended_path: 'MHI', gender: 'male', quiz_version: 'v2.0' });
});

test('the quiz asks only visible questions and requires an answer before Next', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/path');
  const quiz = new Quiz(page);
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your best next step');
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(quiz.next).toBeDisabled();
  await expect(progress).toHaveAttribute('aria-valuetext', 'Question 1 of 5');
  await quiz.choose('Female');
  await expect(quiz.question('What would you most like to work on?')).toBeFocused();
  await expect(quiz.next).toBeDisabled();
  await page.getByText('Sexual wellbeing').click();
  await expect(progress).toHaveAttribute('aria-valuetext', 'Question 2 of 7');
  await page.getByText('Sexual wellbeing').click();
  await expect(quiz.next).toBeDisabled();
  await quiz.choose('Weight');
  await expect(quiz.question('What’s going on with your weight?')).toBeVisible();
  await page.getByText('I live with PCOS').click();
  await page.getByText('None of these').click();
  await expect(page.getByRole('checkbox', { name: 'I live with PCOS' })).not.toBeChecked();
  await page.getByText('It’s been going up').click();
  await expect(page.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: 'Weight' })).toBeChecked();
});

test('a reload keeps the quiz answers', async ({ page, newMember, signIn, server }) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/path');
  const quiz = new Quiz(page);
  await quiz.choose('Female');
  await page.getByText('Relationship', { exact: true }).click();
  await page.reload();
  await expect(quiz.question('What would you most like to work on?')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Relationship' })).toBeChecked();
  await quiz.next.click();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Help me find my path' }).click();
  await quiz.choose('None yet');
  await quiz.next.click();
  await page.getByRole('slider').press('End');
  await quiz.submit.click();
  await expect(page.getByRole('heading', { name: 'IntimaBalance' })).toBeVisible();
  await expect(page.getByText('Because you chose Relationship.')).toBeVisible();
  const events = () =>
    server.sql(
      `select event from analytics_events where user_id = $1 and event like 'quiz%' order by event`,
      [member.userId],
    );
  await expect.poll(events).toEqual([{ event: 'quiz_completed' }, { event: 'quiz_started' }]);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /draft.quiz/.test(key))),
    )
    .toEqual([]);
  await page.goto('/path');
  await expect(quiz.question('Which of these describes you?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await quiz.next.click();
  await expect(page.getByRole('checkbox', { name: 'Relationship' })).not.toBeChecked();
});

test('the quiz can be completed by keyboard', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.goto('/path');
  const quiz = new Quiz(page);
  await page.getByRole('radio', { name: 'Male', exact: true }).focus();
  await page.keyboard.press('Space');
  await quiz.next.press('Enter');
  await expect(quiz.question('What would you most like to work on?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await quiz.next.press('Enter');
  await expect(quiz.question('What support have you had')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await quiz.next.press('Enter');
  await quiz.next.press('Enter');
  await expect(quiz.question('How soon would you like')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('6');
  await quiz.submit.press('Enter');
  await expect(page.getByRole('heading', { name: 'Self-Health Journey' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your recommendation' })).toBeFocused();
});

test('the quiz result gives its reasons', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.goto('/path');
  const quiz = new Quiz(page);
  await quiz.toTheEnd();
  await quiz.submit.click();
  const action = page.getByRole('link', { name: 'Book Vital Blueprint' });
  await expect(action).toHaveAttribute('href', '/whi#vital-blueprint');
  await expect(page.getByText('Because you chose Cycle, and said you’re female.')).toBeVisible();
  await expect(
    page.getByText('Without Cycle, we’d have suggested the Self-Health Journey.'),
  ).toBeVisible();
  await expect(page.getByText('Acuity 50')).toBeVisible();
  await page.goto('/quiz/result');
  await expect(action).toHaveAttribute('href', '/whi');
  await expect(page.getByText('Acuity 50')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Your path: Women’s Health Institute')).toBeVisible();
});

test('submitting the quiz in two tabs and with a double click creates only one result', async ({
  page,
  context,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/path');
  const quiz = new Quiz(page);
  await quiz.toTheEnd();
  const other = new Quiz(await context.newPage());
  await other.page.goto('/path');
  await expect(other.submit).toBeVisible();
  const bothSent = Promise.all(
    [page, other.page].map((tab) => tab.waitForRequest('**/api/quiz/results')),
  );
  await context.route('**/api/quiz/results', async (route) => {
    await bothSent;
    await route.continue();
  });
  await quiz.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await other.submit.click();
  await expect(page).toHaveURL('/quiz/result');
  await expect(other.page).toHaveURL('/quiz/result');
  expect(
    await server.sql('select id from quiz_results where user_id = $1', [member.userId]),
  ).toHaveLength(1);
});

test.describe('when a request fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('submitting the quiz again after a lost response creates only one result', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/path');
    const quiz = new Quiz(page);
    await quiz.toTheEnd();
    await page.route('**/api/quiz/results', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await quiz.submit.click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t save your answers.');
    await page.unroute('**/api/quiz/results');
    await page.reload();
    await quiz.submit.click();
    await expect(page).toHaveURL('/quiz/result');
    await expect(page.getByRole('heading', { name: 'Women’s Health Institute' })).toBeVisible();
    expect(
      await server.sql('select id from quiz_results where user_id = $1', [member.userId]),
    ).toHaveLength(1);
  });

  test('an ended session leads to the sign-in page and then back to the same quiz answers', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/path');
    const quiz = new Quiz(page);
    await quiz.toTheEnd();
    await server.sql('delete from auth.sessions where user_id = $1', [member.userId]);
    await quiz.submit.click();
    await expect(page).toHaveURL('/auth?next=/path-v2');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/path');
    await quiz.submit.click();
    await expect(page).toHaveURL('/quiz/result');
  });

  test('the quiz result page links to the quiz if it has no result to show', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/quiz/result');
    await expect(page.getByText('No result found. Try the quiz again.')).toBeVisible();
    await page.route('**/api/quiz/results/latest', (route) =>
      route.fulfill({ status: 404, json: { code: 'gone', title: 'Gone' } }),
    );
    await page.goto('/quiz/result');
    await expect(page.getByText('No result found. Try the quiz again.')).toBeVisible();
    await page.getByRole('link', { name: 'Start the Quiz' }).click();
    await expect(page).toHaveURL('/path');
  });
});

test('signing out deletes the quiz answers on this device', async ({ page, newMember, signIn }) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/path');
  const quiz = new Quiz(page);
  await quiz.choose('Female');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
  await expect.poll(drafts).toEqual([`hearthway.draft.quiz.${member.userId}`]);
  await page.goto('/__diag');
  await page.getByRole('button', { name: 'Sign out (local)' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(drafts).toEqual([]);
});

test.describe('on phone and desktop', () => {
  test('axe finds no violations on the quiz questions and the quiz result', async ({
    page,
    newMember,
    signIn,
  }) => {
    test.slow();
    await signIn(page, await newMember());
    await page.goto('/path');
    const quiz = new Quiz(page);
    await expectAccessible(page);
    await quiz.choose('Female');
    await page.getByText('Sexual wellbeing').click();
    await expectAccessible(page);
    await quiz.next.click();
    await quiz.choose('None of these');
    await quiz.choose('Discomfort');
    await quiz.choose('I’m already getting professional help');
    await quiz.next.click();
    await expectAccessible(page);
    await quiz.submit.click();
    await expect(page.getByText('Why this?')).toBeVisible();
    await expectAccessible(page);
  });
});
