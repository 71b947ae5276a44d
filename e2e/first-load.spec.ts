import { SITE_MAP } from '@hearthway/domain/site-map';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SIGN_IN_BYTES = 135 * 1024;
const HOME_BYTES = 240 * 1024;

async function measureScripts(page: Page, open: () => Promise<unknown>): Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.set(
      request.url(),
      request.sizes().then((sizes) => sizes.responseBodySize),
    );
  });
  await open();
  const sizes = await Promise.all(scripts.values());
  expect(sizes.length).toBeGreaterThan(3);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the first load of the sign-in page transfers at most 135 KB of JavaScript', async ({
  page,
}) => {
  const total = await measureScripts(page, async () => {
    await page.goto('/auth', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
  expect(total).toBeLessThanOrEqual(SIGN_IN_BYTES);
});

test('the first load of Home transfers at most 240 KB of JavaScript', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  const total = await measureScripts(page, async () => {
    await page.goto('/home', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(total).toBeLessThanOrEqual(HOME_BYTES);
});

test('built files are compressed and cached permanently, unlike the HTML page', async ({
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

test('every page preloads the scripts it needs', async ({ server }) => {
  const getPreloads = async (path: string) => {
    const html = await (await fetch(server.url + path)).text();
    return [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  };
  const entry = await getPreloads('/');
  for (const { path } of SITE_MAP.filter(({ redirectsTo }) => !redirectsTo)) {
    const own = (await getPreloads(path)).filter((href) => !entry.includes(href));
    expect(own, path).not.toHaveLength(0);
    for (const href of own) {
      expect((await fetch(server.url + href, { method: 'HEAD' })).status, href).toBe(200);
    }
  }
});

test('before its heading is shown, the sign-in page loads exactly the scripts that it preloads', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const entry = await page.locator('script[type=module]').getAttribute('src');
  expect(requested.toSorted()).toEqual([...preloaded, entry, '/theme.js'].toSorted());
});
