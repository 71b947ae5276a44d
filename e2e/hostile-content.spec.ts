import { HOSTILE } from '@hearthway/server/testing/hostile-corpus';
import { expect, test } from './fixtures.ts';
import { watchForHits } from './hostile-watch.ts';
import { pushPath } from './pages/navigate.ts';

test.use({
  expectedErrors: [
    /status of 404.*\/resources\/|Executing inline event handler violates|base URI/i,
  ],
});

function findRemains(main: HTMLElement) {
  const all = [...main.querySelectorAll('*')];
  return {
    elements: all
      .filter((found) => found.matches('iframe, script, style, svg script, form'))
      .map(({ outerHTML }) => outerHTML),
    attributes: all
      .flatMap((found) => [...found.attributes])
      .filter(
        ({ name, value }) =>
          /^on/i.test(name) || /^\W*(java|vb)script\W*:|^\W*data\W*:/i.test(value),
      )
      .map(({ name, value }) => `${name}=${value}`),
    baseURI: document.baseURI,
    url: window.location.href,
  };
}

function isBackLinkOnTop(main: HTMLElement): boolean {
  const links = [...main.querySelectorAll('a')];
  const wayBack = links.find((link) => /All resources/.test(link.textContent));
  if (!wayBack) return false;
  wayBack.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = wayBack.getBoundingClientRect();
  return wayBack.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('hostile text in any field of a resource runs no script and causes no request to another site', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  test.setTimeout(400_000);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  const rows = HOSTILE.flatMap((payload) => [payload, `<section>${payload}</section>`]);
  for (const [index, body] of rows.entries()) {
    const payload = (HOSTILE[Math.floor(index / 2)] ?? '').replaceAll('\u0000', '');
    await server.sql(
      `insert into resources (slug, title, body, tags, link, cover_url, lane)
       values ($1, $2, $3, $4, $5, $5, 'WHI')`,
      [
        `hostile-${index}`,
        `Hostile ${index} ${payload}`.slice(0, 200),
        `Words before.\n\n${body}`.replace(/^Words before\.\n\n(?=<section>)/, ''),
        [payload.slice(0, 300)],
        payload.slice(0, 2000),
      ],
    );
  }
  try {
    const events = await watchForHits(page, server.url);
    await signIn(page, await newMember());
    await page.goto('/resources?q=hostile');
    await expect(page.getByText(`${rows.length} resources`)).toBeVisible();
    for (let shown = 20; shown < rows.length; shown += 20) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(page.getByRole('article')).toHaveCount(Math.min(shown + 20, rows.length));
    }
    const main = page.getByRole('main');
    for (const index of rows.keys()) {
      const what = `${index}: ${rows[index]?.slice(0, 80)}`;
      const address = `/resources/hostile-${index}`;
      await pushPath(page, address);
      await page.waitForFunction(
        (title) => document.querySelector('main h1')?.textContent.startsWith(title),
        `Hostile ${index} `,
      );
      expect(await main.evaluate(findRemains), what).toEqual({
        elements: [],
        attributes: [],
        baseURI: server.url + address,
        url: server.url + address,
      });
      // Hostile text must not cover the page. If it did, it would also cover the back link.
      await expect.poll(() => main.evaluate(isBackLinkOnTop), what).toBe(true);
      expect(events, what).toEqual([]);
    }
  } finally {
    await server.sql(`delete from resources where slug like 'hostile-%'`);
  }
});

test('links in a hostile text run no script, and external links open in a new tab', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const body = HOSTILE.filter((payload) => payload.length < 300 && payload.startsWith('[a]')).join(
    '\n\n',
  );
  await server.sql(
    `insert into resources (slug, title, body, lane) values ('hostile-links', 'Links', $1, 'WHI')`,
    [`${body}\n\n[out](https://evil.example/)`],
  );
  try {
    const events = await watchForHits(page, server.url);
    await signIn(page, await newMember());
    await page.goto('/resources/hostile-links');
    await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
    const out = page.getByRole('link', { name: 'out' });
    await expect(out).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(out).toHaveAttribute('target', '_blank');
    for (const link of await page.locator('.rich-text').getByRole('link', { name: 'a' }).all()) {
      await link.click();
    }
    expect(events).toEqual([]);
    await expect(page).toHaveURL(/hostile-links/);
  } finally {
    await server.sql(`delete from resources where slug = 'hostile-links'`);
  }
});
