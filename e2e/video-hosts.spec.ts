import { type AppServer, startAppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

const resource = {
  id: crypto.randomUUID(),
  slug: 'films',
  title: 'Films',
  excerpt: '',
  tags: [],
  lane: 'SHJ',
  link: null,
  coverUrl: null,
  createdAt: new Date().toISOString(),
  body: [
    'Before.',
    '<iframe src="https://player.example/1" title="Allowed film" allow="fullscreen" allowfullscreen frameborder="0" scrolling="no" onload="hit()"></iframe>',
    '<iframe src="https://elsewhere.example/2" title="Other film"></iframe>',
    'After.',
  ].join('\n\n'),
};

// Chromium reports this error when the sanitiser parses `onload`, although no script runs.
test.use({ expectedErrors: [/Executing inline event handler violates/] });

let server: AppServer;
test.beforeAll(async () => {
  server = await startAppServer({ VIDEO_HOSTS: 'player.example' });
});
test.afterAll(() => server.dispose());

test('a video plays on the page only if it is from an allowed site', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) requests.push(request.url());
  });
  await page.route('https://player.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' }),
  );
  await page.route('**/api/resources/films', (route) =>
    route.fulfill({ json: { resource, readNext: [] } }),
  );
  await signInPage(page, server.url, await createMember(server));
  await page.goto(`${server.url}/resources/films`);
  const play = page.getByRole('button', { name: /^Play: Allowed film.*player\.example/ });
  await expect(play).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Other film on elsewhere.example' })).toBeVisible();
  expect(requests).toEqual([]);
  await play.click();
  const frame = page.locator('iframe[title="Allowed film"]');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'The film' }),
  ).toBeVisible();
  await expect(frame).toHaveAttribute('allow', 'fullscreen');
  await expect(frame).toHaveAttribute('scrolling', 'no');
  await expect(frame).not.toHaveAttribute('onload', /./);
  expect(requests).toEqual(['https://player.example/1']);
});
