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
