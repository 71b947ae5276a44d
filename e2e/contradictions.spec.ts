import { contradictionsIn, repetitionsIn } from '@hearthway/domain/home/testing/claims';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import { SITE_MAP } from '@hearthway/domain/site-map';
import { PILLARS } from '@hearthway/domain/vocabulary';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signInAs } from './members.ts';
import { homeIsComplete } from './pages/home-page.ts';

const PERSONAS = ['new', 'free', 'path', 'premium', 'expired', 'pulse-due', 'streak'];

/** Every page of members, the hub by its tabs; of pages that differ by their text only, one. */
const PAGES = SITE_MAP.filter(({ access, redirectsTo }) => access === 'member' && !redirectsTo)
  .map(({ path }) => path)
  // The desk is the practice's; checkout leads out of the app where nobody takes payments here.
  .filter((path) => !path.startsWith('/admin') && path !== '/home' && path !== '/checkout')
  .map((path) => path.replace('/shj/workshops/$slug', '/shj/workshops/start-where-you-are'))
  .filter((path) => !path.includes('$'))
  .concat('/action#weekly', '/action#tools', '/action#coach', '/upgrade');

/** Goes to a page as a link would, without loading the app anew. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** How many questions are not answered yet: a page is complete when it asks for nothing more. */
function watchQuestions(page: Page): () => number {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return () => asked.size;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const name of PERSONAS) {
    test(`no page of the persona “${name}” contradicts itself or another`, async ({
      page,
      server,
    }) => {
      test.slow();
      const unanswered = watchQuestions(page);
      const persona = (await server.personas()).find((one) => one.name === name);
      await signInAs(page, server.url, persona);
      await page.goto('/home');
      await homeIsComplete(page);
      for (const pillar of PILLARS) {
        const button = page.getByRole('button', { name: new RegExp(`^${PILLAR_LABELS[pillar]}`) });
        await expect(button, 'today’s taps are above the fold').toBeInViewport({ ratio: 1 });
      }
      let everything = '';
      for (const path of ['/home', ...PAGES]) {
        if (path !== '/home') await go(page, path);
        await expect.poll(unanswered, path).toBe(0);
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is there.
        const text = await page.getByRole('main').innerText();
        expect(contradictionsIn(text), path).toEqual([]);
        expect(repetitionsIn(text), path).toEqual([]);
        everything += `\n${text}`;
      }
      expect(contradictionsIn(everything), 'two pages').toEqual([]);
    });
  }
});
