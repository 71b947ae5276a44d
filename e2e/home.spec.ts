import { dayPart } from '@hearthway/domain/home/day-part';
import { greeting } from '@hearthway/domain/home/messages';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import { PILLARS } from '@hearthway/domain/vocabulary';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openFoldedCards, waitForHome } from './pages/home-page.ts';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

function watchApi(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/account/me') {
      requests.push(`${request.method()} ${pathname}`);
    }
  });
  return requests;
}

test.describe('Home', () => {
  test('greets the member, shows all its sections and links to the right pages', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember({ firstName: 'Amara' }));
    const clockReported = page.waitForResponse(/\/api\/reminders\/clock$/);
    await page.goto('/home');
    await clockReported;
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await expect(page.getByText(greeting(new Date().getHours(), 'Amara'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Hearthway');
    await expect(
      page.getByText('Your path to better health and relationships starts here'),
    ).toBeVisible();
    for (const [name, href] of [
      ['Help me find my path', '/path'],
      ['Open Action Hub', '/action'],
      ['Explore Self-Health Journey', '/shj'],
      ['Explore Men’s Health Institute', '/mhi'],
      ['Explore Women’s Health Institute', '/whi'],
      ['Explore IntimaBalance', '/intimabalance'],
      ['Browse All Resources', '/resources'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(page.getByRole('button', { name: "I'm feeling…" })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offers for You' })).toHaveCount(0);
    await openFoldedCards(page);
    await expect(page.getByRole('list', { name: 'More for today' }).getByRole('link')).toHaveText(
      [/^Time to do your Weekly Pulse/, /^One thing you’re grateful for/].slice(
        0,
        dayPart(new Date().getHours()) === 'evening' ? 2 : 1,
      ),
    );
  });

  test('loads its data at most once every five minutes', async ({ page, newMember, signIn }) => {
    await page.clock.install();
    await signIn(page, await newMember());
    const requests = watchApi(page);
    const reads = () => requests.filter((request) => request === 'GET /api/home').length;
    await page.goto('/home');
    await waitForHome(page);
    expect(requests.filter((request) => request.startsWith('GET'))).toEqual(['GET /api/home']);
    await page.getByRole('link', { name: 'Explore IntimaBalance' }).click();
    await expect(page).toHaveURL('/intimabalance');
    await page.goBack();
    await waitForHome(page);
    expect(reads()).toBe(1);
    await page.getByRole('link', { name: 'Explore IntimaBalance' }).click();
    await expect(page).toHaveURL('/intimabalance');
    await page.clock.fastForward('05:01');
    await page.goBack();
    await waitForHome(page);
    await expect.poll(reads).toBe(2);
  });

  test('does not shift its layout while loading', async ({ page, newMember, signIn, server }) => {
    const member = await newMember({ firstName: 'Amara' });
    await signIn(page, member);
    for (const nudges of [true, false]) {
      if (!nudges) {
        await server.sql(
          `insert into user_nudge_prefs (user_id, snooze_until) values ($1, now() + interval '1 day')`,
          [member.userId],
        );
      }
      await page.addInitScript(() => {
        const shifts: { value: number; what: string }[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const what = entry.sources.map(({ node }) => node?.nodeName).join();
            shifts.push({ value: entry.value, what });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The response is delayed, because a fast one would leave no time to see the placeholder.
      await page.route('**/api/home*', async (route) => {
        const response = await route.fetch();
        await page.getByText('Loading your day').waitFor({ state: 'attached' });
        await route.fulfill({ response });
      });
      await page.goto('/home');
      await waitForHome(page);
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number }[] }).shifts,
      );
      expect(
        shifts.filter(({ value }) => value > 0.005),
        `with${nudges ? '' : 'out'} a nudge card`,
      ).toEqual([]);
      await openFoldedCards(page);
      await expect(page.getByText('for the journey')).toHaveCount(nudges ? 1 : 0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.unroute('**/api/home*');
    }
  });

  test.describe('when the server does not answer', () => {
    test.use({ expectedErrors: [/status of 503/] });

    test('shows an error beside the sections that work, and tries again on request', async ({
      page,
      newMember,
      signIn,
    }) => {
      await signIn(page, await newMember());
      await page.route('**/api/home*', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', title: 'Away' } }),
      );
      await page.goto('/home');
      await expect(page.getByText('We couldn’t load your day.')).toBeVisible();
      await openFoldedCards(page);
      await expect(page.getByText('No offers match your profile right now.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Explore IntimaBalance' })).toBeVisible();
      await page.unroute('**/api/home*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Tap each one.')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rating all five pillars takes at most six taps and no scrolling', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.addInitScript(() => {
      const seen = { taps: 0, scrolled: 0 };
      Object.assign(window, { seen });
      addEventListener('click', () => seen.taps++, true);
      addEventListener('scroll', () => (seen.scrolled = Math.max(seen.scrolled, scrollY)));
    });
    await page.goto('/home');
    await waitForHome(page);
    for (const pillar of PILLARS) {
      const button = page.getByRole('button', { name: new RegExp(`^${PILLAR_LABELS[pillar]}`) });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
      await expect(button).toContainText('Partly');
    }
    await expect
      .poll(() =>
        server.sql(
          `select nutrition + movement + sleep + hormonal_balance + sexual_health as total
           from daily_checkins where user_id = $1`,
          [member.userId],
        ),
      )
      .toEqual([{ total: 5 }]);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen.taps).toBeLessThanOrEqual(6);
    expect(seen.scrolled).toBe(0);
  });
});

test('Home offers to install the app once, after the third check-in', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember({ firstName: 'Amara' });
  await server.sql(
    `insert into daily_checkins (user_id, date, sleep)
     select $1, current_date - day, 1 from generate_series(2, 4) day`,
    [member.userId],
  );
  await signIn(page, member);
  // Headless Chromium never offers to install an app, so the test dispatches the event
  // `beforeinstallprompt` itself.
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} });
      dispatchEvent(offer);
    });
  });
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Keep Hearthway at hand' });
  await expect(card.getByRole('button', { name: 'Install' })).toBeVisible();
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await waitForHome(page);
  await expect(card).toHaveCount(0);
});

test('a new page starts at the top, and going back restores the scroll position', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/home');
  await waitForHome(page);
  const top = () => page.evaluate(() => window.scrollY);
  const pulse = page.getByRole('link', { name: /^Time to do your Weekly Pulse/ });
  await pulse.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect.poll(top).toBeGreaterThan(100);
  const line = await top();
  // The hash of the link selects a tab and matches no element, so the browser alone would not
  // scroll to the top.
  await pulse.click();
  await expect(page.getByRole('heading', { name: 'Weekly Pulse' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await waitForHome(page);
  await expect.poll(top).toBe(line);
});

test('Home shows neither nudges nor offers during the quiet visit after a crisis message', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.evaluate(() => sessionStorage.setItem('hearthway.quiet-visit', '1'));
  await page.goto('/home');
  await waitForHome(page);
  await expect(
    page.getByRole('region', { name: 'Charley, the app’s voice for the journey' }),
  ).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Offers for You' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Browse All Resources' }).scrollIntoViewIfNeeded();
  expect(await server.sql('select * from user_offers where user_id = $1', [member.userId])).toEqual(
    [],
  );
});

test('Home requests its data only once, without waiting for its code to load', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/home') asked += 1;
  });
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/home-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  code.resolve();
  await waitForHome(page);
  expect(asked).toBe(1);
});

test.describe('on phone and desktop', () => {
  test('axe finds no violations on Home and in the quick router dialog', async ({
    page,
    newMember,
    signIn,
  }) => {
    test.slow();
    const long = 'Maximiliana-Alexandrina von und zu Oberammergau';
    await signIn(page, await newMember({ firstName: long, gender: 'male' }));
    await page.goto('/home');
    await waitForHome(page);
    await openFoldedCards(page);
    await page.getByText('Why this?').first().click();
    await expectAccessible(page);
    await page.getByRole('button', { name: "I'm feeling…" }).click();
    await page.getByRole('radio', { name: 'Low libido' }).click();
    await expect(page.getByRole('status')).toContainText('Because you chose Low libido');
    await expectAccessible(page);
  });
});
