import { SITE_MAP } from '@hearthway/domain/site-map';
import { expect, test } from './fixtures.ts';

const BUDGET_BYTES = 135 * 1024;

test('the first load of the sign-in page transfers at most 135 KB of JavaScript', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.set(
      request.url(),
      request.sizes().then((sizes) => sizes.responseBodySize),
    );
  });
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const sizes = await Promise.all(scripts.values());
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
});

test('built files come compressed and may be kept for ever; the page itself may not', async ({
  page,
  server,
}) => {
  await page.goto('/auth');
  const source = await page.locator('script[type=module]').getAttribute('src');
  const script = await fetch(server.url + source, { headers: { 'Accept-Encoding': 'br' } });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  const document = await fetch(`${server.url}/auth`);
  expect(document.headers.get('cache-control')).toBe('no-cache');
});

test('every page names the scripts it needs, so that they come along with the app', async ({
  server,
}) => {
  const scriptsOf = async (path: string) => {
    const html = await (await fetch(server.url + path)).text();
    return [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  };
  const entry = await scriptsOf('/');
  for (const { path } of SITE_MAP.filter(({ redirectsTo }) => !redirectsTo)) {
    const own = (await scriptsOf(path)).filter((href) => !entry.includes(href));
    expect(own, path).not.toHaveLength(0);
    for (const href of own) {
      expect((await fetch(server.url + href, { method: 'HEAD' })).status, href).toBe(200);
    }
  }
});

test('what a page names is what it loads before its heading is there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const named = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const entry = await page.locator('script[type=module]').getAttribute('src');
  expect(asked.toSorted()).toEqual([...named, entry, '/theme.js'].toSorted());
});
