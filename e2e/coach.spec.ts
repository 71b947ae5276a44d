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

test('a conversation leads to a small step, stays on this device, and the next one asks about it', async ({
  page,
  newMember,
  signIn,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await page.goto('/action#coach');
  await expect(log(page)).toContainText('What would you like to work on?');
  await tap(page, 'Sleep');
  await write(page, 'Zebra tea and counting');
  await expect(log(page)).toContainText('How sure are you');
  await page.reload();
  await expect(log(page)).toContainText('Zebra tea and counting');
  await tap(page, '4');
  await write(page, 'a quieter zebra');
  await expect(log(page).getByRole('link', { name: 'Open the Calm Kit' })).toBeVisible();
  await expectAccessible(page);
  await tap(page, 'When I get up, I will stand by the window for two minutes.');
  await tap(page, 'Yes, keep it');
  await expect(log(page)).toContainText('Next time we begin with how it went');
  await tap(page, 'Talk about something else');
  await expect(log(page)).toContainText('Last time you chose: “When I get up, I will stand by');
  expect(sent.filter((request) => /zebra/i.test(request))).toEqual([]);
  await tap(page, 'Delete chats');
  await expect(log(page)).not.toContainText('Zebra');
  await page.reload();
  await expect(log(page)).toContainText('What would you like to work on?');
  await expect(log(page)).not.toContainText('Zebra');
});

test('shows emergency numbers for a crisis and refers clinical questions to the care team', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await page.goto('/action#coach');
  await write(page, 'what dose of melatonin should I take?');
  await expect(log(page)).toContainText('That is a question for a clinician');
  await write(page, 'I want to end my life');
  await expect(log(page).getByRole('link', { name: /^Call/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Talk about something else' })).toBeVisible();
});

test('offers no chat without active Premium', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: -3 }));
  await page.goto('/action#coach');
  await expect(page.getByRole('link', { name: /^Unlock Coach/ })).toBeVisible();
  await expect(log(page)).toHaveCount(0);
});

test('uses the configured model, falls back to the written lines, and never sends a crisis message', async ({
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
  await expect(
    page.getByText('passes through our server to it; we store none of it'),
  ).toBeVisible();
  const worded = 'Zebra tea, then, and your sleep. What have you tried so far, even a little?';
  model.willSay(worded);
  await write(page, 'my sleep, in spite of zebra tea');
  await expect(log(page)).toContainText(worded);
  model.willDo((response) => response.writeHead(500).end());
  await write(page, 'a zebra mask');
  await expect(log(page)).toContainText('Thank you, that helps me see it.');
  await page.reload();
  await expect(log(page)).toContainText(worded);
  await write(page, 'I want to end my life');
  await expect(log(page).getByRole('link', { name: /^Call/ })).toHaveCount(2);
  expect(sent).toEqual(['/api/coach/words', '/api/coach/words']);
  await context.close();
  await app.close();
  await model.close();
});
