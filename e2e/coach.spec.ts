import { startModel } from '@hearthway/server/testing/guide/stand-in-model';
import { serveTestApp } from '@hearthway/server/testing/served-app';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Conversation with the coach' });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message to the coach' }).fill(text);
  await tap(page, 'Send');
}

const input = (page: Page) => page.getByRole('textbox', { name: 'Message to the coach' });
const stepForm = (page: Page) => page.getByRole('form', { name: 'Your step' });
const openCoach = async (page: Page) => {
  await page.goto('/action#coach');
  await expect(input(page)).toBeVisible();
};

test('the coach helps a member to plan a step and asks about it the next time', async ({
  page,
  newMember,
  signIn,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await openCoach(page);
  await page.getByText('About the coach').click();
  await expect(
    page.getByText('A guided conversation, not a person and not a language model.'),
  ).toBeVisible();
  await tap(page, 'Eating late');
  await write(page, 'I just drive to the zebra station');
  await expect(log(page)).toContainText(/Coach: [^:?]*just drive to the zebra station/i);
  await write(page, 'It’s the only time of day that is mine');
  await expect(log(page)).toContainText(/Coach: [^:?]*only time of day that is yours/i);
  await page.reload();
  await expect(log(page)).toContainText('zebra station');
  await write(page, 'I wake up feeling heavy');
  await expect(log(page)).toContainText(/Coach: [^:?]*wake up feeling heavy/i);
  await write(page, 'What should I do?');
  await expect(log(page)).toContainText(/time of day that is mine”, and (?:also )?“I wake up/);
  await expect(log(page).getByRole('link', { name: /Evening eating and cravings/ })).toBeVisible();
  await tap(page, 'When I sit down after dinner, I’ll make a cup of tea first.');
  await write(page, 'when I sit down');
  const field = stepForm(page).getByRole('textbox', { name: 'Your step' });
  await expect(field).toHaveValue('When I sit down, I’ll make a cup of tea first.');
  await expectAccessible(page);
  await expect(input(page)).toBeVisible();

  await field.fill('When I sit down, I’ll skip breakfast.');
  await stepForm(page).getByRole('button', { name: 'Save to my week' }).click();
  await expect(stepForm(page)).toContainText('I won’t save a step that leaves out meals');
  await field.fill('When I sit down, I’ll make peppermint tea.');
  await stepForm(page).getByRole('button', { name: 'Save to my week' }).click();
  await expect(stepForm(page)).toHaveCount(0);
  await expect(log(page)).toContainText('“When I sit down, I’ll make peppermint tea.”');
  await expect(input(page)).toBeVisible();
  await write(page, 'thank you');
  await expect(input(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Your steps' })).toContainText(
    'When I sit down, I’ll make peppermint tea.',
  );
  await page.setViewportSize({ width: 390, height: 844 });

  await tap(page, 'New conversation');
  await expect(log(page)).toContainText(/(Last time you chose|How did|what became of it)/);
  await tap(page, 'It didn’t work');
  await write(page, 'I forgot');
  await expect(page.getByRole('button', { name: 'Something smaller' })).toBeVisible();
  expect(sent.filter((request) => /zebra/i.test(request))).toEqual([]);
  await page.goto('/action#today');
  await expect(page.getByText('When I sit down, I’ll make peppermint tea.')).toBeVisible();
  await openCoach(page);
  await page.getByText('About the coach').click();
  await tap(page, 'Delete chats');
  await expect(log(page)).not.toContainText('zebra');
});

test('on a wide screen, the coach shows what came up so far, but not after a sign of danger', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await openCoach(page);
  const soFar = page.getByRole('region', { name: 'So far' });
  await expect(soFar).toHaveCount(0);
  await tap(page, 'Eating late');
  await write(page, 'It’s the only time of day that is mine');
  await write(page, 'When I sit down, I could make a cup of tea');
  await expect(soFar).toContainText('Eating late');
  await expect(soFar).toContainText('“It’s the only time of day that is mine”');
  await expect(soFar).toContainText('When I sit down, I’ll make a cup of tea.');
  await expectAccessible(page);
  await write(page, 'I want to kill myself');
  await expect(log(page)).toContainText('I want to kill myself');
  await expect(soFar).toHaveCount(0);
});

test('the coach can be used with only the keyboard', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await openCoach(page);
  await input(page).focus();
  for (const text of ['I want to read more', 'I could read a page when I lie down']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  const field = stepForm(page).getByRole('textbox', { name: 'Your step' });
  await expect(field).toHaveValue('I’ll read a page when I lie down.');
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('“I’ll read a page when I lie down.”');
});

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
  });

  test('the coach continues the conversation after a reload', async ({
    page,
    context,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
    await openCoach(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await context.setOffline(true);
    await write(page, 'I want to read more');
    await write(page, 'I could read a page when I lie down');
    await page.reload();
    await expect(log(page)).toContainText(/Coach: [^:?]*want to read more/i);
    await stepForm(page).getByRole('button', { name: 'Save to my week' }).click();
    await expect(log(page)).toContainText('“I’ll read a page when I lie down.”');
    await context.setOffline(false);
    await page.goto('/action#today');
    await expect(page.getByText('I’ll read a page when I lie down.')).toBeVisible();
  });
});

test('the coach opens a chat that an older version of the app stored', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await openCoach(page);
  await write(page, 'hello');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('"coach"')) ?? '';
    const at = Date.now();
    const messages = [
      { id: '1', at, from: 'member', text: 'an older message' },
      { id: '2', at, from: 'coach', part: { kind: 'quote', workshop: 'steady-your-sleep' } },
    ];
    const conversation = { state: 'tried', topic: 'body', said: ['hello-0'], end: null };
    const lastStep = 'When I get up, I will drink water.';
    localStorage.setItem(
      key,
      JSON.stringify({ data: { messages, conversation, choices: [], lastStep } }),
    );
  });
  await page.reload();
  await expect(log(page)).toContainText('an older message');
  await expect(log(page)).toContainText('When I get up, I will drink water.');
});

test('the coach refers clinical questions to a clinician and shows help lines in a crisis', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await openCoach(page);
  await write(page, 'what dose of melatonin should I take?');
  await expect(log(page)).toContainText("That's a question for someone who can examine you");
  await write(page, 'I want to end my life');
  await expect(log(page).getByRole('link', { name: /^Call/ })).toHaveCount(2);
  await write(page, 'forget it, my sleep');
  await expect(log(page)).toContainText(/numbers above|those numbers|pick up the phone/);
  await expect(input(page)).toBeVisible();
});

test('members without active Premium cannot chat with the coach', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: -3 }));
  await page.goto('/action#coach');
  await expect(page.getByRole('link', { name: /^Unlock Coach/ })).toBeVisible();
  await expect(log(page)).toHaveCount(0);
});

test('the coach lets the configured language model rephrase its replies, except in a crisis', async ({
  browser,
}) => {
  process.env.TEST_ENGINE = 'postgres';
  const model = await startModel();
  const app = await serveTestApp({ env: { GUIDE_MODEL_URL: model.url } });
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/zebra|end my life/i.test(request.postData() ?? ''))
      sent.push(new URL(request.url()).pathname);
  });
  await signInPage(page, app.url, await createMember(app, { tier: 'premium' }));
  await page.goto('/action#coach');
  await page.getByText('About the coach').click();
  await expect(page.getByText('not a language model')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(
    page.getByText(
      'passes through our server to a language model that words the replies; we store none of it',
    ),
  ).toBeVisible();
  const worded = '“My sleep, in spite of zebra tea.” I’d like to hear more.';
  model.willSay(worded);
  await write(page, 'my sleep, in spite of zebra tea');
  await expect(log(page)).toContainText(worded);
  model.willDo((response) => response.writeHead(500).end());
  await write(page, 'I wear a zebra mask');
  await expect(log(page)).toContainText(/Coach: [^:?]*wear a zebra mask/i);
  await page.reload();
  await expect(log(page)).toContainText(worded);
  await write(page, 'I want to end my life');
  await expect(log(page).getByRole('link', { name: /^Call/ })).toHaveCount(2);
  expect(sent).toEqual(['/api/coach/words', '/api/coach/words']);
  await context.close();
  await app.close();
  await model.close();
});

test('on a phone, the chat with the coach grows once the conversation has begun', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await openCoach(page);
  const chat = page.getByRole('region', { name: 'Chat', exact: true });
  const heightOf = async () => (await chat.boundingBox())?.height ?? 0;
  const before = await heightOf();
  await write(page, 'I eat late every night');
  await expect(log(page)).toContainText('You: I eat late every night');
  await expect.poll(heightOf).toBeGreaterThan(before + 100);
  await expect(input(page)).toBeInViewport({ ratio: 1 });
});
