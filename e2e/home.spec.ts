import AxeBuilder from '@axe-core/playwright';
import { greeting } from '@hearthway/domain/home/messages';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const tonight = new Date();
const daysAgo = (days: number) => {
  const day = new Date(tonight.getTime() - days * 86_400_000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
};

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Everything is there: the last thing on the page, and no skeleton. */
const isComplete = (page: Page) =>
  expect(page.getByRole('link', { name: 'Browse All Resources' })).toBeVisible();

/** Requests to the data API, but for the session guard's own question who this is. */
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

test.describe('home', () => {
  test('greets, shows the whole screen, and each way leads where it says', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember({ firstName: 'Amara' }));
    await page.goto('/home');
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
    await expect(page.getByRole('heading', { name: 'Offers for You' })).toBeVisible();
    const today = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'Today' }),
      });
    await expect(today.getByRole('link')).toHaveText([
      /^Daily Scorecard/,
      /^Time to do your Weekly Pulse/,
      /^Find your path/,
    ]);
  });

  test('asks for its data once, and again only after a change or five minutes', async ({
    page,
    newMember,
    signIn,
  }) => {
    await page.clock.install();
    await signIn(page, await newMember());
    const requests = watchApi(page);
    const reads = () => requests.filter((request) => request === 'GET /api/home').length;
    await page.goto('/home');
    await isComplete(page);
    expect(requests.filter((request) => request.startsWith('GET'))).toEqual(['GET /api/home']);
    await page.getByRole('link', { name: 'Explore IntimaBalance' }).click();
    await expect(page).toHaveURL('/intimabalance');
    await page.goBack();
    await isComplete(page);
    expect(reads()).toBe(1);
    await page.getByRole('link', { name: 'Explore IntimaBalance' }).click();
    await page.clock.fastForward('05:01');
    await page.goBack();
    await isComplete(page);
    await expect.poll(reads).toBe(2);
  });

  test('nothing moves while it arrives', async ({ page, newMember, signIn, server }) => {
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
      // Slow enough for the skeleton to be painted.
      await page.route('**/api/home*', async (route) => {
        const response = await route.fetch();
        await page.getByText('Loading your day').waitFor({ state: 'attached' });
        await route.fulfill({ response });
      });
      await page.goto('/home');
      await isComplete(page);
      await expect(page.getByText('for the journey')).toHaveCount(nudges ? 1 : 0);
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number }[] }).shifts,
      );
      expect(
        shifts.filter(({ value }) => value > 0.005),
        `with${nudges ? '' : 'out'} a nudge card`,
      ).toEqual([]);
      await page.unroute('**/api/home*');
    }
  });

  test.describe('when the server does not answer', () => {
    test.use({ expectedErrors: [/status of 503/] });

    test('it says so, shows the rest, and tries again when asked', async ({
      page,
      newMember,
      signIn,
    }) => {
      await signIn(page, await newMember());
      await page.route('**/api/home*', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', title: 'Away' } }),
      );
      await page.goto('/home');
      await expect(page.getByText('We could not load your day just now.')).toBeVisible();
      await expect(page.getByText('No offers match your profile right now.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Explore IntimaBalance' })).toBeVisible();
      await page.unroute('**/api/home*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    });
  });
});

test.describe('the quick router', () => {
  test('leads where the table says, tells why, and remembers', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/home');
    await page.getByRole('button', { name: "I'm feeling…" }).press('Enter');
    const dialog = page.getByRole('dialog', { name: "I'm feeling…" });
    const go = dialog.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await expect(dialog.getByRole('radio')).toHaveCount(6);
    await dialog.getByRole('radio', { name: 'Poor sleep' }).click();
    await expect(dialog.getByRole('status')).toContainText('Because you chose Poor sleep.');
    await dialog.getByRole('radio', { name: 'Low libido' }).click();
    await expect(dialog.getByRole('radio')).toHaveCount(8);
    await expect(dialog.getByRole('status')).toContainText('the Self-Health Journey');
    await dialog.getByRole('radio', { name: 'Male', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('the Men’s Health Institute');
    await go.click();
    await expect(page).toHaveURL('/mhi');
    expect(
      await server.sql(
        'select recommended_path, last_quick_tag, gender from profiles where user_id = $1',
        [member.userId],
      ),
    ).toEqual([{ recommended_path: 'MHI', last_quick_tag: 'libido', gender: null }]);
    await page.goBack();
    await expect(page.getByText('Because you chose Low libido, and told us Male.')).toBeVisible();
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('still leads the way', async ({ page, newMember, signIn }) => {
      await signIn(page, await newMember());
      await page.goto('/home');
      await isComplete(page);
      await page.route('**/api/quick-router', (route) => route.abort());
      await page.getByRole('button', { name: "I'm feeling…" }).click();
      await page.getByRole('radio', { name: 'Relationship strain' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/intimabalance');
      await expect(page.getByText('We could not remember your choice')).toBeVisible();
    });
  });
});

test.describe('the nudge card', () => {
  test('speaks in the voice of its rule, tells why, and is put away for a week', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember({ gender: 'female' });
    for (const ago of [0, 1]) {
      await server.sql(
        'insert into daily_checkins (user_id, date, hormonal_balance) values ($1, $2, 1)',
        [member.userId, daysAgo(ago)],
      );
    }
    await signIn(page, member);
    await page.goto('/home');
    const card = page.getByRole('region', { name: 'Rui, for the clinics' });
    await expect(card.getByRole('link')).toHaveText([
      /Book at the women’s institute/,
      /Book at the men’s institute/,
    ]);
    await card.getByText('Why this?').click();
    await expect(
      card.getByText('Because your hormonal balance was low on 2 of the last 7 days.'),
    ).toBeVisible();
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('All right. No nudges for a week.')).toBeVisible();
    await page.reload();
    await isComplete(page);
    await expect(card).toBeHidden();
    const [prefs] = await server.sql<{ days: number }>(
      `select round(extract(epoch from snooze_until - now()) / 86400)::int as days
       from user_nudge_prefs where user_id = $1`,
      [member.userId],
    );
    expect(prefs).toEqual({ days: 7 });
    const events = await server.sql<{ event: string }>(
      `select event from analytics_events where user_id = $1 and event like 'nudge%' order by event`,
      [member.userId],
    );
    expect(events).toEqual([{ event: 'nudge_dismissed' }, { event: 'nudge_shown' }]);
  });

  test.describe('when the network fails', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('a dismissed card stays away for this visit, and says it may come back', async ({
      page,
      newMember,
      signIn,
    }) => {
      await signIn(page, await newMember());
      await page.route('**/api/nudge-card/actions', (route) => route.abort());
      await page.goto('/home');
      const card = page.getByRole('region', { name: 'Charley, for the journey' });
      await card.getByRole('button', { name: "Don't show again" }).click();
      await expect(page.getByText('it may come back another day')).toBeVisible();
      await page.reload();
      await isComplete(page);
      await expect(card).toBeHidden();
    });
  });
});

test.describe('the offers rail', () => {
  const titles = (page: Page) => page.locator('article[aria-labelledby^="offer-"] h3');
  const rows =
    '/*offers*/ select offer_id, seen_at, clicked_at from user_offers where user_id = $1';

  test('shows three on a large screen and two on a narrow one, each with its reason', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember({ gender: 'female', recommendedPath: 'WHI' }));
    await page.goto('/home');
    await expect(titles(page)).toHaveText([
      'Vital Blueprint for Women',
      'See what premium adds',
      'Begin the Self-Health Journey',
    ]);
    const first = page.getByRole('article', { name: 'Vital Blueprint for Women' });
    await first.getByText('Why this?').click();
    await expect(first.getByText('Because your profile says female')).toBeVisible();
    await expect(first.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(
      page.getByRole('article', { name: 'See what premium adds' }).getByText('Premium', {
        exact: true,
      }),
    ).toBeVisible();
    await page.setViewportSize({ width: 640, height: 900 });
    await expect(titles(page)).toHaveCount(2);
    await page.setViewportSize({ width: 641, height: 900 });
    await expect(titles(page)).toHaveCount(3);
  });

  test('?debug=offers shows other segments too', async ({ page, newMember, signIn }) => {
    await signIn(page, await newMember({ gender: 'male' }));
    await page.goto('/home');
    await expect(titles(page)).toHaveCount(3);
    await expect(page.getByText('Vital Blueprint for Women')).toBeHidden();
    await page.goto('/home?debug=offers');
    await expect(page.getByText('Vital Blueprint for Women')).toBeVisible();
  });

  test('is seen only when it is in the window, and is recorded once in two tabs', async ({
    page,
    context,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await page.setViewportSize({ width: 390, height: 700 });
    await signIn(page, member);
    await page.goto('/home');
    await isComplete(page);
    expect(await server.sql(rows, [member.userId])).toEqual([]);
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 700 });
    await other.goto('/home');
    await Promise.all([
      page.locator('#main').evaluate((main) => main.scrollIntoView(false)),
      other.locator('#main').evaluate((main) => main.scrollIntoView(false)),
    ]);
    const link = (tab: Page) => tab.getByRole('link', { name: 'Compare memberships' });
    await link(page).scrollIntoViewIfNeeded();
    await link(other).scrollIntoViewIfNeeded();
    await Promise.all([link(page).dblclick({ noWaitAfter: true }), link(other).click()]);
    await expect(page).toHaveURL('/upgrade');
    await expect(other).toHaveURL('/upgrade');
    await expect
      .poll(async () => {
        const all = await server.sql<{ seen_at: unknown; clicked_at: unknown }>(rows, [
          member.userId,
        ]);
        return all.filter(({ seen_at, clicked_at }) => seen_at && clicked_at).length;
      })
      .toBe(1);
    const counts = await server.sql<{ event: string; n: number }>(
      `select event, count(*)::int as n from analytics_events
       where user_id = $1 and event = 'offer_clicked' group by event`,
      [member.userId],
    );
    expect(counts).toEqual([{ event: 'offer_clicked', n: 1 }]);
  });

  test.describe('when tracking fails', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('nobody hears of it', async ({ page, newMember, signIn }) => {
      await signIn(page, await newMember());
      await page.route('**/api/offers/events', (route) => route.abort());
      await page.goto('/home');
      const link = page.getByRole('link', { name: 'Compare memberships' });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL('/upgrade');
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    });
  });
});

test('a visit that has become quiet shows neither nudge nor offer', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.evaluate(() => sessionStorage.setItem('hearthway.quiet-visit', '1'));
  await page.goto('/home');
  await isComplete(page);
  await expect(page.getByRole('region', { name: 'Charley, for the journey' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Offers for You' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Browse All Resources' }).scrollIntoViewIfNeeded();
  expect(await server.sql('select * from user_offers where user_id = $1', [member.userId])).toEqual(
    [],
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('axe finds nothing on home and in the dialog', async ({ page, newMember, signIn }) => {
        const long = 'Maximiliana-Alexandrina von und zu Oberammergau';
        await signIn(page, await newMember({ firstName: long, gender: 'male' }));
        await page.goto('/home');
        await isComplete(page);
        await page.getByText('Why this?').first().click();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        const wider = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
        expect(wider, 'nothing is wider than the window').toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: "I'm feeling…" }).click();
        await page.getByRole('radio', { name: 'Low libido' }).click();
        await expect(page.getByRole('status')).toContainText('Because you chose Low libido');
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    });
  }
}
