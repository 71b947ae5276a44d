import type { ServerProcess } from '@hearthway/server/testing/server-process';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtThisWidth } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './pages/navigate.ts';

const notFoundAnswer = /status of 404.*\/no-such-page/;

test.describe('on phone and desktop', () => {
  test.use({
    expectedErrors: [notFoundAnswer],
  });

  test('an unknown path shows "Page not found" with a link to Home', async ({ page }) => {
    await page.goto('/no-such-page/at/all');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Hearthway');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expectAccessible(page);
    await goTo(page, '/help');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'About Hearthway' }).click();
    await expect(page.getByRole('dialog', { name: 'About Hearthway' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('when the code of a dialog cannot be loaded', () => {
  test.use({ expectedErrors: [/assets\/abou-/] });

  test('the page stays open, and the dialog opens once its code can be loaded', async ({
    page,
  }) => {
    const code = '**/assets/abou-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto('/help');
    const opener = page.getByRole('button', { name: 'About Hearthway' });
    // If code fails to load, there may be a newer release, so the page reloads once before it shows
    // an error.
    const reloaded = page.waitForEvent('load');
    await opener.click();
    await reloaded;
    await opener.click();
    await expect(page.getByText('We couldn’t open this. Please try again.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(code);
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'About Hearthway' })).toBeVisible();
  });
});

test('public pages have a title and a sign-in link, except the sign-in page itself', async ({
  page,
}) => {
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await page.goto('/auth');
  await expect(page).toHaveTitle('Sign in · Hearthway');
  await expect(signIn).toBeHidden();
  for (const [path, title] of [
    ['/upgrade', 'Upgrade · Hearthway'],
    ['/terms', 'Terms & Conditions · Hearthway'],
    ['/help', 'Get help now · Hearthway'],
    ['/__diag', 'Diagnostics · Hearthway'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    await expect(signIn).toBeVisible();
  }
});

test('a URL that redirects does not appear in the browser history', async ({ page }) => {
  await page.goto('/help');
  for (const [from, to] of [
    ['/', '/home'],
    ['/get-premium', '/upgrade'],
    ['/ib', '/intimabalance'],
    ['/path-v2', '/path'],
    ['/workshops', '/shj/workshops'],
  ] as const) {
    await page.goto(from);
    await expect
      .poll(() => {
        const url = new URL(page.url());
        return url.pathname === '/auth' ? url.searchParams.get('next') : url.pathname;
      }, from)
      .toBe(to);
    await page.goBack();
    await expect(page, from).toHaveURL('/help');
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeVisible();
  }
});

test('a URL that redirects keeps its query and its anchor', async ({ page }) => {
  for (const [from, to] of [
    ['/ib', '/intimabalance'],
    ['/path-v2', '/path'],
    ['/workshops', '/shj/workshops'],
  ] as const) {
    await page.goto(`${from}?from=letter#intake`);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('next'), from)
      .toBe(`${to}?from=letter#intake`);
  }
});

test('by keyboard, a visitor can skip to the content and use the footer and the About dialog', async ({
  page,
}) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Get help now' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms & Conditions' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Terms & Conditions', level: 1 })).toBeFocused();
  await expect(page.getByText('Last updated: January 2025')).toBeInViewport();
  await expect(page).toHaveURL('/terms');
  await footer.getByRole('link', { name: 'Get help now' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Get help now', level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/help');

  const about = page.getByRole('button', { name: 'About Hearthway' });
  await about.press('Enter');
  await expect(page.getByRole('dialog', { name: 'About Hearthway' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(about).toBeFocused();
});

test('a chosen theme survives a reload, and the system theme can be restored', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/help');
  const light = await paper();
  await page.getByRole('radio', { name: 'Dark theme' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect.poll(paper).toBe(dark);
  await page.getByRole('radio', { name: 'System theme' }).check();
  await expect(page.getByRole('radio', { name: 'System theme' })).toBeChecked();
  await expect.poll(paper).toBe(light);
});

test('the page has no inline script and sends no request to another site', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  await page.goto('/upgrade');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('script:not([src])')).toHaveCount(0);
  expect(outside).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the help page opens offline with the newest configuration', async ({ page, context }) => {
    await page.addInitScript(() => void caches.open('hearthway-v0-earlier'));
    await page.goto('/help');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((done) =>
          navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
        );
      }
    });
    const keys = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => {
            if (data.type === 'LIST_CACHES_RESULT') resolve(data.keys);
          });
          navigator.serviceWorker.controller?.postMessage({ type: 'LIST_CACHES', timestamp: 1 });
        }),
    );
    expect(keys).toEqual([expect.stringMatching(/^hearthway-v[1-9]\d*-/)]);
    const readShell = () => page.evaluate(async () => (await caches.match('/'))?.text());
    const earlier = (await readShell())?.replaceAll('Hearthway', 'Earlier name') ?? '';
    await page.evaluate(
      async ([name = '', html]) => (await caches.open(name)).put('/', new Response(html)),
      [keys[0], earlier],
    );
    await page.reload();
    await expect.poll(readShell).not.toContain('Earlier name');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeVisible();
    await expect(page).toHaveTitle('Get help now · Hearthway');
    await expect(page.getByRole('link', { name: /crisis line/ })).toBeVisible();
  });

  test('the app has a manifest and icons, so that browsers can install it', async ({
    page,
    request,
  }) => {
    await page.goto('/help');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await request.get(href ?? '')).json();
    for (const icon of manifest.icons) expect((await request.get(icon.src)).ok()).toBe(true);
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/home' });
    const names = manifest.shortcuts.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Check in', 'Breathe', 'Weekly Pulse']);
  });
});

test.describe('when signed in', () => {
  const places = [
    ...['Home', 'Action', 'SHJ', 'MHI', 'WHI', 'IBC', 'Resources'],
    ...['Progress', 'Track'],
  ];

  test('the navigation leads to every section and marks the current one', async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(places.map((name) => new RegExp(`^${name}`)));
    await nav.getByRole('link', { name: 'WHI' }).click();
    await expect(page).toHaveURL('/whi');
    await expect(page).toHaveTitle('Women’s Health Institute · Hearthway');
    await expect(nav.getByRole('link', { name: 'WHI' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Hi, / })).toHaveAttribute(
      'href',
      '/account',
    );
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the bottom bar has five items, and the guide’s button covers nothing in the header', async ({
      page,
      server,
    }) => {
      await signIn(page, server);
      const bar = page.getByRole('navigation', { name: 'Every day' });
      await expect(bar.getByRole('link')).toHaveText([
        'Home',
        'Action',
        'Progress',
        'Learn',
        'You',
      ]);
      const guide = page.getByRole('button', { name: 'Open the guide' });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(async () => {
          const [header, box] = [
            await page.getByRole('banner').boundingBox(),
            await guide.boundingBox(),
          ];
          expect(box && header && box.y + box.height <= header.y + header.height).toBe(true);
          const beside = page.getByRole('banner').locator('> div > :is(a, div)');
          for (const other of await beside.all()) {
            const its = await other.boundingBox();
            expect(its && box && its.x + its.width <= box.x, `at ${width} px`).toBe(true);
          }
        }).toPass({ timeout: 60_000 });
      }
      await bar.getByRole('link', { name: 'Progress' }).click();
      await expect(page).toHaveURL('/progress');
      await expect(bar.getByRole('link', { name: 'Progress' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('the menu opens, and closes on Escape and on navigation', async ({ page, server }) => {
      await signIn(page, server);
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).press('Enter');
      await expect(nav.getByRole('link', { name: 'Resources' })).toBeVisible();
      await expectAccessibleAtThisWidth(page);
      await page.keyboard.press('Escape');
      await expect(nav).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
      await page.keyboard.press('Enter');
      await nav.getByRole('link', { name: 'SHJ' }).press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Self-Health Journey' }),
      ).toBeFocused();
      await expect(nav).toBeHidden();
    });
  });
});

async function signIn(page: Page, server: ServerProcess) {
  const persona = (await server.personas()).find(({ name }) => name === 'free');
  await page.goto('/auth?next=/home');
  await page.getByLabel('Email').fill(persona?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(persona?.password ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveTitle('Home · Hearthway');
}
