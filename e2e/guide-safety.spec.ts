import { crisisContacts, quietLine } from '@hearthway/domain/guide/crisis-answer';
import { helpContacts } from '@hearthway/domain/help/help-contacts';
import { expect, test } from './fixtures.ts';
import { ask, input, log, openGuide, panel } from './pages/guide.ts';

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' });

  test('an answer to a possible crisis has a button that shows the alarm and the number 112', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/home');
    await openGuide(page);
    const contacts = helpContacts('DE', {});
    const sent: { country?: string; after_alarm?: boolean }[] = [];
    await page.route('**/functions/v1/hello-world', (route) => {
      sent.push(route.request().postDataJSON().context);
      return route.fulfill({
        json: {
          answer: `This is what helps.\n\n${quietLine(contacts)}`,
          thread_id: crypto.randomUUID(),
          crisis: 'check',
          contacts: crisisContacts(contacts, 'check'),
        },
      });
    });
    await ask(page, 'How do I sleep better?');
    await expect(log(page).getByText('This is what helps.')).toBeVisible();
    await expect(log(page).getByText("If you're not safe right now")).toBeVisible();
    expect(sent[0]).toMatchObject({ country: 'DE' });
    await log(page).getByRole('button', { name: 'I’m not safe' }).focus();
    await page.keyboard.press('Enter');
    await expect(log(page).getByRole('link', { name: 'Call 112' })).toBeVisible();
    await expect(log(page).getByRole('link', { name: /911|988/ })).toHaveCount(0);
    await expect(log(page)).toBeFocused();
    await ask(page, 'How do I sleep better?');
    await expect(log(page).getByText('This is what helps.')).toHaveCount(2);
    expect(sent[1]).toMatchObject({ after_alarm: true });
  });
});

test('a crisis message is sent only after the member dismisses the alarm', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/home');
  await openGuide(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) sent.push(request.postData() ?? '');
  });
  await ask(page, 'I want to die, how do I wind down before sleep?');
  const dismiss = log(page).getByRole('button', { name: 'I’m safe, please answer' });
  await expect(dismiss).toBeVisible();
  expect(sent).toEqual([]);
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
  await expect(log(page).getByText("If you're not safe right now")).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'I’m not safe' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('the guide’s header stays in sight in a long conversation', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/home');
    await openGuide(page);
    await page.route('**/functions/v1/hello-world', (route) =>
      route.fulfill({
        json: { answer: 'A calm evening helps. '.repeat(12), thread_id: crypto.randomUUID() },
      }),
    );
    for (let count = 1; count <= 16; count++) {
      await ask(page, `Question number ${count}`);
      await expect(log(page).getByText('A calm evening helps.')).toHaveCount(count);
    }
    await ask(page, 'I want to die');
    await expect(log(page).getByRole('link', { name: 'Call 911' })).toBeInViewport();
    await expect(panel(page).getByRole('heading', { name: 'Guide' })).toBeInViewport();
    await input(page).focus();
    await expect(panel(page).getByRole('button', { name: 'Close the guide' })).toBeInViewport();
    await expect
      .poll(() => panel(page).evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight))
      .toBe(0);
  });
});
