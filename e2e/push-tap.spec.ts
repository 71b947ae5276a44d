import { existsSync } from 'node:fs';
import { pushJob } from '@hearthway/server/features/reminders/reminder-push';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { NotificationDesk } from './notification-desk.ts';
import { AuthPage } from './pages/auth-page.ts';

/** The whole browser: its small build shows no notifications. */
const CHROMIUM = '/usr/bin/chromium';
const hub = (page: Page) => page.getByRole('heading', { level: 1, name: 'Action Hub' });

let desk: NotificationDesk;
let context: BrowserContext;

test.use({ serviceWorkers: 'allow' });
test.skip(!existsSync(CHROMIUM), 'Chromium with notifications is not installed');

test.beforeEach(async ({ server }) => {
  desk = new NotificationDesk();
  await desk.open();
  // A profile of its own: taps are only told to one that is kept.
  context = await chromium.launchPersistentContext('', {
    ...LAUNCH_OPTIONS,
    executablePath: CHROMIUM,
    baseURL: server.url,
    env: { ...(process.env as Record<string, string>), DBUS_SESSION_BUS_ADDRESS: desk.address },
  });
  await context.grantPermissions(['notifications'], { origin: server.url });
});

test.afterEach(async () => {
  await context.close();
  await desk.close();
});

/** Hands the service worker what the server sends, as a push service would. */
async function push(page: Page, origin: string): Promise<void> {
  const { payload } = pushJob(
    { config: { productName: 'Hearthway' } } as never,
    { deviceId: '', userId: '' },
    { kind: 'check_in', showsText: false },
    { now: new Date() },
  );
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await known,
    data: JSON.stringify(payload),
  });
}

/** The one notification that is shown now. */
async function shown() {
  await expect.poll(() => desk.shown.length).toBe(1);
  const [notification] = desk.shown.splice(0);
  if (!notification) throw new Error('nothing is shown');
  expect(notification.title).toBe('Hearthway');
  expect(notification.body).toContain('A small thought is waiting');
  return notification;
}

const workerIsThere = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));

/** Leaves the app, until the service worker knows of no page any more. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  const [worker] = context.serviceWorkers();
  const pages = () =>
    worker?.evaluate(async () => {
      const { clients } = globalThis as unknown as {
        clients: { matchAll(of: object): Promise<unknown[]> };
      };
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  await expect.poll(pages).toBe(0);
}

test('a push is shown without saying what it is about, and a tap opens its page', async ({
  server,
  newMember,
  signIn,
}) => {
  const [page] = context.pages() as [Page];
  await signIn(page, await newMember());
  await page.goto('/account');
  await workerIsThere(page);
  await push(page, server.url);
  desk.tap(await shown());
  // The page that is open is used.
  await expect(page).toHaveURL(/\/action$/);
  await expect(hub(page)).toBeVisible();

  // Another site is open, and the app is closed.
  await push(page, server.url);
  const second = await shown();
  await leave(page);
  const opening = context.waitForEvent('page');
  desk.tap(second);
  await expect(hub(await opening)).toBeVisible();
});

test('a tap leads whoever is signed out through the sign-in to the page', async ({
  server,
  newMember,
}) => {
  const member = await newMember();
  const [page] = context.pages() as [Page];
  await page.goto('/auth');
  await workerIsThere(page);
  await push(page, server.url);
  const notification = await shown();
  await leave(page);
  const opening = context.waitForEvent('page');
  desk.tap(notification);
  const opened = await opening;
  await expect(opened).toHaveURL(/\/auth\?.*next=/);
  await new AuthPage(opened).signInAs(member);
  await expect(opened).toHaveURL(/\/action$/);
  await expect(hub(opened)).toBeVisible();
});
