import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { HOSTILE } from '@hearthway/server/testing/hostile-corpus';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [
    /the server responded with a status of (404|409)|inline event handler violates|base URI/i,
  ],
});
test.setTimeout(180_000);

const MAX_TABS = 120;

/** Goes there as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/api/admin/content/'),
  );

async function deskApi(
  url: string,
  { session }: Member,
  method: string,
  path: string,
  body?: object,
): Promise<DeskPage> {
  const response = await fetch(`${url}/api/admin/content${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${session.access_token}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as DeskPage;
}

const asSaved = (page: DeskPage) => {
  const { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt } = page;
  return { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt };
};

test('a workshop with a film is written and scheduled by keyboard alone, and there at its time', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const title = `Evenings ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, await newMember({ role: 'inner-circle', firstName: 'Ruth' }));
  await page.goto('/admin');
  const rooms = page.getByRole('navigation', { name: 'Desk' });
  await tabTo(page, rooms.getByRole('link', { name: 'Content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Begin a workshop' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title of the new workshop')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // By hand until the editor is there: its first button is open to the keyboard then.
  await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
  await tabTo(page, page.getByRole('textbox', { name: 'Words', exact: true }));
  await page.keyboard.type('Slow evenings.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## KNOW 1: Light');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lamps help.');
  await tabTo(page, page.getByRole('button', { name: 'Film', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address of the film')).toBeFocused();
  await page.keyboard.type('/media/evening.mp4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('An evening');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'KNOW 1: Light' })).toBeVisible();
  await expect(preview.getByRole('button', { name: /An evening/ })).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: 'Draft' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Scheduled' })).toBeChecked();
  await page.getByLabel('From').fill('2090-01-01T08:00');
  const answer = saved(page);
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  const written = (await (await answer).json()) as DeskPage;
  expect(written).toMatchObject({ title, state: 'scheduled' });
  expect(written.body).toContain('<video src="/media/evening.mp4" title="An evening"></video>');
  await expect(page.getByText('Everything is saved')).toBeVisible();

  const member = await newMember();
  await signIn(page, member);
  const address = `/shj/workshops/${written.slug}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await server.sql(
    `update resources set publish_at = now() - interval '1 minute', "order" = 0 where id = $1`,
    [written.id],
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // It stood first in the journey for this test only.
  await server.sql(`update resources set visibility = 'hidden' where id = $1`, [written.id]);
});

test('two editors at once are told, nothing is overwritten, and yesterday’s words come back', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle', firstName: 'Ruth' });
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    kind: 'resource',
    title: `Shared ${crypto.randomUUID().slice(0, 8)}`,
    lane: 'SHJ',
  });
  const table = '| Day | Walk |\n| :-- | ---: |\n| Mon | 10 |';
  const body = `The first words.\n\n* [ ] a line to tick\n* [x] another\n\n${table}\n\n![The flame](/favicon.svg)\n\n[a film](https://films.example/a)`;
  const first = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, { ...asSaved(begun), body });

  await signIn(page, ruth);
  await page.goto(`/admin/content/${begun.id}`);
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(words).toContainText('The first words.');
  const theirs = { ...asSaved(first), body: body.replace('first', 'second') };
  const second = await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, theirs);

  await words.getByText('The first words.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And mine.');
  const refused = saved(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await refused).status()).toBe(409);
  await expect(page.getByText('Nothing was overwritten')).toBeVisible();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByText('The second words.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with mine' }).click();
  const kept = saved(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const mine = (await (await kept).json()) as DeskPage;
  // Everything that was not touched is to the letter what it was.
  expect(mine.body).toBe(body.replace('words.', 'words. And mine.'));
  expect(mine.version).toBe(second.version + 1);

  await expectAccessible(page);
  const history = page.getByRole('button', { name: /^Compare with today/ });
  await expect(history).toHaveCount(2);
  await history.first().click();
  await expect(difference.getByText('The second words.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore these words' }).click();
  await expect(words).toContainText('The second words.');
  await expect(words).not.toContainText('And mine.');
});

test('hostile words in every field of the editor run nothing and send nothing', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const ruth = await newMember({ role: 'inner-circle' });
  const title = `<img src=x onerror=hit()> ${crypto.randomUUID().slice(0, 8)}`;
  const begun = await deskApi(server.url, ruth, 'POST', '', {
    kind: 'resource',
    title,
    lane: 'SHJ',
  });
  // What is endless is refused by the size of a request already.
  const hostile = HOSTILE.filter((payload) => payload.length < 1000);
  const body = `Words first.\n\n${hostile.join('\n\n')}\n\n![a](https://evil.example/a.png)`;
  await deskApi(server.url, ruth, 'PUT', `/${begun.id}`, {
    ...asSaved(begun),
    body,
    tags: ['<script>hit()</script>'],
  });
  const events: string[] = [];
  await page.exposeFunction('reportHit', (what: string) => events.push(what));
  await page.addInitScript(() => {
    const { reportHit } = window as never as { reportHit(what: string): void };
    Object.assign(window, { hit: () => reportHit('ran') });
  });
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) events.push(`left for ${request.url()}`);
  });
  await signIn(page, ruth);
  await page.goto(`/admin/content/${begun.id}`);
  const words = page.getByRole('textbox', { name: 'Words', exact: true });
  await expect(words).toContainText('https://evil.example/a.png');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Words first.')).toBeVisible();
  await words.getByText('Words first.').click();
  await page.keyboard.type('Quokka');
  await expect(preview.getByText('Quokka')).toBeVisible();
  expect(events).toEqual([]);
});
