import { existsSync } from 'node:fs';
import { pushJob } from '@hearthway/server/features/reminders/reminder-push';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { AuthPage } from './pages/auth-page.ts';

/** Chromium's headless shell cannot show notifications, so these tests need the full browser. */
const CHROMIUM = '/usr/bin/chromium';
const hub = (page: Page) => page.getByRole('heading', { level: 1, name: 'Action Hub' });

let context: BrowserContext;

test.use({ serviceWorkers: 'allow' });
test.skip(!existsSync(CHROMIUM), 'Chromium with notifications is not installed');

test.beforeEach(async ({ server }) => {
  context = await chromium.launchPersistentContext('', {
    ...LAUNCH_OPTIONS,
    executablePath: CHROMIUM,
    baseURL: server.url,
  });
  await context.grantPermissions(['notifications'], { origin: server.url });
});

test.afterEach(() => context.close());

async function push(page: Page, origin: string): Promise<void> {
  const { payload } = pushJob(
    { config: { productName: 'Hearthway' }, secrets: { unsubscribeKey: 'key' } } as never,
    { deviceId: '', userId: '' },
    {
      ...{ kind: 'check_in', showsText: false, experimentId: null },
      actions: [{ action: 'later', title: 'In an hour' }],
    },
    { now: new Date(), today: '2026-11-15' },
  );
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map((one) => ({
      title: one.title,
      body: one.body,
      path: one.data.path as string,
      hasToken: typeof one.data.token === 'string',
      buttons: (one as { actions?: { title: string }[] }).actions?.map(({ title }) => title),
    }));
  });

test('a push notification hides its subject and leads to the right page after sign-in', async ({
  server,
  newMember,
}) => {
  const member = await newMember();
  const [page] = context.pages() as [Page];
  await page.goto('/auth');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  // Chromium drops push messages while the service worker is starting, so the test sends them until
  // one arrives.
  await expect(async () => {
    await push(page, server.url);
    await expect.poll(() => shownNotifications(page), { timeout: 4000 }).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
  const [shown] = await shownNotifications(page);
  expect(shown?.title).toBe('Hearthway');
  expect(shown?.body).toContain('A small thought is waiting');
  expect(shown).toMatchObject({ buttons: ['In an hour'], hasToken: true });

  // Headless Chromium shows no notification that could be tapped. The tap itself is tested in
  // open-from-notification.test.ts.
  await page.goto(shown?.path ?? '');
  await expect(page).toHaveURL(/\/auth\?.*next=/);
  await new AuthPage(page).signInAs(member);
  await expect(page).toHaveURL(/\/action$/);
  await expect(hub(page)).toBeVisible();
});
