import { findContradictions, findRepetitions } from '@hearthway/domain/home/testing/claims';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import { SITE_MAP } from '@hearthway/domain/site-map';
import { PILLARS } from '@hearthway/domain/vocabulary';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signInAs } from './members.ts';
import { waitForHome } from './pages/home-page.ts';
import { goTo, pushPath } from './pages/navigate.ts';

const PERSONAS = ['new', 'free', 'path', 'premium', 'expired', 'pulse-due', 'streak'];

const PAGES = SITE_MAP.filter(({ access, redirectsTo }) => access === 'member' && !redirectsTo)
  .map(({ path }) => path)
  // The list leaves out Home, which the test opens first anyway, and the checkout, which may leave
  // the app.
  .filter((path) => !path.startsWith('/admin') && path !== '/home' && path !== '/checkout')
  .map((path) => path.replace('/shj/workshops/$slug', '/shj/workshops/start-where-you-are'))
  .filter((path) => !path.includes('$'))
  .concat('/action#weekly', '/action#tools', '/action#coach', '/upgrade');

function countPendingRequests(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const name of PERSONAS) {
    test(`the pages that the sample member “${name}” sees never contradict each other`, async ({
      page,
      server,
    }) => {
      test.slow();
      const pendingCount = countPendingRequests(page);
      const persona = (await server.personas()).find((one) => one.name === name);
      await signInAs(page, server.url, persona);
      await page.goto('/home');
      if (name === 'new') await page.getByRole('button', { name: 'Skip all' }).click();
      await waitForHome(page);
      for (const pillar of PILLARS) {
        const button = page.getByRole('button', { name: new RegExp(`^${PILLAR_LABELS[pillar]}`) });
        await expect(button, 'today’s pillars are above the fold').toBeInViewport({ ratio: 1 });
      }
      let everything = '';
      for (const path of ['/home', ...PAGES]) {
        const isTab = new URL(page.url()).pathname === path.split('#')[0];
        if (path !== '/home') await (isTab ? pushPath : goTo)(page, path);
        await expect.poll(pendingCount, path).toBe(0);
        // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
        const text = await page.getByRole('main').innerText();
        expect(findContradictions(text), path).toEqual([]);
        expect(findRepetitions(text), path).toEqual([]);
        everything += `\n${text}`;
      }
      expect(findContradictions(everything), 'contradictions between pages').toEqual([]);
    });
  }
});
