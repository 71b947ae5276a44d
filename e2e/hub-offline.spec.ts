import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, chromium, Page } from '@playwright/test';
import type { AppServer } from './app-server.ts';
import { LAUNCH_OPTIONS } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';
import { saveGratitude } from './pages/gratitude.ts';
import { pulseGroup, savePulse } from './pages/save-pulse.ts';

const pillar = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const waiting = (page: Page) => page.getByText('Waiting for a connection');

async function loadHub(page: Page) {
  await page.goto('/action');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(pillar(page, 'Nutrition')).toBeVisible();
  await page.goto('/action#weekly');
  await expect(pulseGroup(page, 'Mental')).toBeVisible();
}

async function fillInEverything(page: Page) {
  await page.goto('/action');
  await expect(page.getByText('You’re offline')).toBeVisible();
  for (const name of ['Nutrition', 'Nutrition', 'Movement', 'Sleep', 'Sleep', 'Hormonal balance']) {
    await pillar(page, name).click();
  }
  await expect(pillar(page, 'Nutrition')).toContainText('Well');
  await expect(waiting(page).first()).toBeVisible();
  await saveGratitude(page, 'Good friends');
  await expect(page.getByText("Today you're grateful for good friends.")).toBeVisible();
  await page.getByRole('tab', { name: 'Weekly' }).click();
  await pulseGroup(page, 'Mental').click();
  const mood = page.getByRole('slider', { name: 'Mood' });
  await mood.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await mood.press(key);
  await savePulse(page);
  await expect(
    page.getByText(/^Your pulse from .* We’ll send it when you’re back online\.$/),
  ).toBeVisible();
}

async function readSaved(server: AppServer, { userId }: Member) {
  const checkins = await server.sql(
    `select nutrition, movement, sleep, hormonal_balance, sexual_health
     from daily_checkins where user_id = $1`,
    [userId],
  );
  const reports = await server.sql(
    `select kind, meta ->> 'choice' as choice, meta -> 'mental' ->> 'mood' as mood
     from reports where user_id = $1 order by kind`,
    [userId],
  );
  return { checkins, reports };
}

const ALL_SAVED = {
  checkins: [{ nutrition: 2, movement: 1, sleep: 2, hormonal_balance: 1, sexual_health: null }],
  reports: [
    { kind: 'daily_gratitude', choice: 'friends', mood: null },
    { kind: 'weekly_pulse', choice: null, mood: '8' },
  ],
};
const NONE_SAVED = { checkins: [], reports: [] };

const WORK_OFFLINE = [
  ['/action', 'Action Hub'],
  ['/action/calm-kit', 'Calm Kit'],
  ['/action/hfs-cycle', 'HFS Cycle Tool'],
  ['/action/belief-upgrade', 'Belief Upgrade Wizard'],
  ['/track', 'Track Your Progress'],
  ['/progress', 'Your Progress'],
  ['/progress/experiments', 'Your experiments'],
  ['/progress/summary', 'Summary for a clinician'],
  ['/journal', 'Your journal'],
  ['/help', 'Get help now'],
] as const;

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
  });

  test('everything entered in the hub is saved once when the network returns', async ({
    page,
    context,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await loadHub(page);
    await context.setOffline(true);
    await fillInEverything(page);
    await page.goto('/track');
    await expect(page.getByText('Today counts towards your streak.')).toBeVisible();
    await expect(waiting(page)).toBeVisible();
    await expect(pillar(page, 'Nutrition')).toContainText('Well');
    await expect(waiting(page)).toBeVisible();
    expect(await readSaved(server, member)).toEqual(NONE_SAVED);

    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    await expect.poll(() => readSaved(server, member)).toEqual(ALL_SAVED);
    await page.goto('/action#weekly');
    await expect(page.getByText(/Weekly Pulse opens again in/)).toBeVisible();
    expect(await readSaved(server, member)).toEqual(ALL_SAVED);
  });

  test('a notice explains that a pulse was refused because another device has submitted one', async ({
    page,
    context,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await loadHub(page);
    await context.setOffline(true);
    await fillInEverything(page);
    await server.sql(
      `insert into reports (user_id, kind, week_start, report_text, meta)
       values ($1, 'weekly_pulse', date_trunc('week', now())::date, 'Weekly Pulse', '{"version":1,"mental":{"mood":3}}')`,
      [member.userId],
    );
    await context.setOffline(false);
    const notice = page.getByText('You’d already done a Weekly Pulse');
    await expect(notice).toBeVisible();
    await expect(page.getByText(/we kept that one.*We didn’t add.*overall 5.3/)).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/Weekly Pulse opens again in/)).toBeVisible();
    await expect(notice).toHaveCount(0);
    const { reports } = await readSaved(server, member);
    expect(reports).toContainEqual({ kind: 'weekly_pulse', choice: null, mood: '3' });
    expect(reports).toHaveLength(2);
  });

  test('everything entered in the hub survives closing the browser and is saved once', async ({
    server,
    newMember,
    signIn,
    playwright,
  }) => {
    const member = await newMember();
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-browser-'));
    try {
      await withBrowser(playwright, folder, server.url, async (context, page) => {
        await signIn(page, member);
        await loadHub(page);
        await context.setOffline(true);
        await fillInEverything(page);
      });
      await withBrowser(playwright, folder, server.url, async (context, page) => {
        await context.setOffline(true);
        await page.goto('/action');
        await expect(pillar(page, 'Sleep')).toContainText('Well');
        await expect(waiting(page).first()).toBeVisible();
        expect(await readSaved(server, member)).toEqual(NONE_SAVED);
        await context.setOffline(false);
        await expect(waiting(page)).toHaveCount(0);
        await expect.poll(() => readSaved(server, member)).toEqual(ALL_SAVED);
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('every page that works offline opens even if it was never visited', async ({
    page,
    context,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await loadHub(page);
    await context.setOffline(true);
    for (const [path, heading] of WORK_OFFLINE) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page, path).toHaveURL(path);
    }
    await page.goto('/account');
    await expect(
      page.getByText('You appear to be offline. Reconnect and try again.'),
    ).toBeVisible();
  });
});

async function withBrowser(
  { chromium: browserType }: { chromium: typeof chromium },
  folder: string,
  baseURL: string,
  work: (context: BrowserContext, page: Page) => Promise<void>,
) {
  const context = await browserType.launchPersistentContext(folder, {
    baseURL,
    ...LAUNCH_OPTIONS,
  });
  try {
    await work(context, context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}
