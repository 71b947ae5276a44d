import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { CHECKOUT } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import { signInPage } from './members.ts';
import { goTo } from './pages/navigate.ts';

const complete = 'Nice! This workshop is complete. The next one is now unlocked.';

interface Workshop {
  slug: string;
  title: string;
}

const readWorkshops = (server: { sql<Row>(text: string): Promise<Row[]> }) =>
  server.sql<Workshop>(
    `select slug, title from resources where 'workshop' = any (tags) order by "order"`,
  );

const markBoth = async (page: Page) => {
  for (const unit of [1, 2]) {
    await page.getByRole('button', { name: `Mark as completed: KNOW ${unit}` }).click();
    await expect(page.getByRole('region', { name: `KNOW ${unit}` })).toContainText('Completed');
  }
};

test('fourteen workshops can be completed in order, each unlocking the next', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const workshops = await readWorkshops(server);
  expect(workshops).toHaveLength(14);
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/shj/workshops');
  await expect(page.getByText('0 of 14 completed')).toBeVisible();
  await page.getByRole('link', { name: 'Start with week 1' }).click();
  for (const [index, { title }] of workshops.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await markBoth(page);
    const next = workshops[index + 1];
    if (!next) break;
    await expect(page.getByText(complete)).toBeVisible();
    await page.getByRole('link', { name: `Continue to week ${index + 2}: ${next.title}` }).click();
  }
  await expect(page.getByText('That was the last one')).toBeVisible();
  await page.getByRole('link', { name: 'All workshops' }).click();
  await expect(page.getByText('14 of 14 completed')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Completed' })).toHaveCount(14);
  const [rows] = await server.sql(
    `select (select count(*)::int from workshop_progress where user_id = $1) as progress,
       (select count(*)::int from user_shj_unit_status where user_id = $1) as units`,
    [member.userId],
  );
  expect(rows).toEqual({ progress: 14, units: 28 });
});

test('a completed workshop leads back to the week that is open', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const [first, second, third] = (await readWorkshops(server)) as [Workshop, Workshop, Workshop];
  await signIn(page, await newMember());
  await page.goto('/shj/workshops');
  for (const { slug } of [first, second]) {
    await goTo(page, `/shj/workshops/${slug}`);
    await markBoth(page);
  }
  await goTo(page, `/shj/workshops/${first.slug}`);
  await page.getByRole('link', { name: `Back to week 3: ${third.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: third.title })).toBeVisible();
});

test('a locked workshop says what unlocks it and leads to the week that is open', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const workshops = await readWorkshops(server);
  const [seventh, eighth] = workshops.slice(6) as [Workshop, Workshop];
  await signIn(page, await newMember({ tier: 'premium' }));
  await page.goto(`/shj/workshops/${eighth.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: eighth.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This workshop is still locked.' })).toBeVisible();
  await expect(page.getByText(`Complete “${seventh.title}” to open this one.`)).toBeVisible();
  await expect(page.getByText('KNOW 1')).toHaveCount(0);
  await expect(page.getByText('ACTION 1')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: '7 weeks to go' })).toBeVisible();
  const weeks = page.getByRole('region', { name: 'The way there' }).getByRole('listitem');
  await expect(weeks).toHaveCount(8);
  await expect(weeks.last()).toContainText(eighth.title);
  await expect(weeks.first()).toContainText('Unlocked');
  await expect(weeks.last()).toContainText('Week 8, Locked');
  const tops = await weeks.evaluateAll((all) => all.map((li) => li.getBoundingClientRect().top));
  expect(new Set(tops).size, 'four weeks stand in a row').toBe(2);
  const [first, second] = workshops as [Workshop, Workshop];
  await page.getByRole('link', { name: 'Start with week 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();

  await goTo(page, '/shj/workshops');
  const card = page.getByRole('article').filter({ hasText: 'Week 2' });
  await expect(card).toContainText('Locked');
  await expect(card).toContainText(`Complete “${first.title}” to open this one.`);
  await expect(card.getByRole('link')).toHaveCount(0);
  await card.getByText(second.title).click();
  await expect(page).toHaveURL(/\/shj\/workshops$/);
});

test('free members see a card about Premium in place of the ACTION parts', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const [first] = (await readWorkshops(server)) as [Workshop];
  for (const options of [{}, { tier: 'premium', premiumDays: -1 }] as const) {
    await signIn(page, await newMember(options));
    await page.goto(`/shj/workshops/${first.slug}`);
    await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', CHECKOUT);
    await expect(page.getByText('ACTION 1')).toHaveCount(0);
  }
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await page.goto(`/shj/workshops/${first.slug}`);
  await expect(page.getByRole('heading', { name: /ACTION 2/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Content' })).toHaveCount(0);
});

test('checklist ticks that an older version stored on the device move to the account', async ({
  page,
  server,
  newMember,
  signIn,
  browser,
}) => {
  const [first] = (await readWorkshops(server)) as [Workshop];
  const member = await newMember({ tier: 'premium', premiumDays: 30 });
  const path = `/shj/workshops/${first.slug}`;
  await signIn(page, member);
  await page.goto(path);
  const boxes = page.getByRole('checkbox');
  await expect(boxes.nth(1)).toBeVisible();
  const [one = '', two = ''] = await page.locator('li.task').allInnerTexts();
  await page.evaluate(
    ([key, item]) => localStorage.setItem(key as string, JSON.stringify([item])),
    [`hearthway.checks.${member.userId}.${first.slug}`, one.trim()],
  );
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await boxes.nth(1).click();
  await expect(boxes.nth(1)).toBeChecked();
  const TICKS = `select item from action_ticks where user_id = $1 and is_ticked order by at`;
  await expect
    .poll(() => server.sql(TICKS, [member.userId]))
    .toEqual([{ item: one.trim() }, { item: two.trim() }]);

  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signInPage(elsewhere, server.url, member);
  await elsewhere.goto(path);
  await expect(elsewhere.getByRole('checkbox').nth(1)).toBeChecked();
  await other.close();
});

for (const path of ['/shj/workshops/start-where-you-are', '/resources/after-trust-is-shaken']) {
  test(`reloading ${path} restores the scroll position`, async ({ page, newMember, signIn }) => {
    await signIn(page, await newMember());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 300));
      expect(await place()).toBe(300);
    }).toPass();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(place).toBe(300);
  });
}

test.describe('when a request fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the page of an unknown workshop shows an error and links back to the workshops', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/shj/workshops/no-such-workshop');
    await expect(
      page.getByText("Couldn't load this workshop. Please go back and try again."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to workshops' }).click();
    await expect(page).toHaveURL(/\/shj\/workshops$/);
  });

  test('the workshops page shows an error with the reason if the workshops cannot be loaded', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.route('**/api/workshops', (route) =>
      route.fulfill({ status: 400, json: { code: 'x', title: 'The shelf is being dusted.' } }),
    );
    await page.goto('/shj/workshops');
    await expect(page.getByText("Couldn't load workshops. Please reload.")).toBeVisible();
    await expect(page.getByText('The shelf is being dusted.')).toBeVisible();
  });

  test('if a unit cannot be marked as completed, the reason is shown and the button stays', async ({
    page,
    server,
    newMember,
    signIn,
  }) => {
    const [first] = (await readWorkshops(server)) as [Workshop];
    await signIn(page, await newMember());
    await page.route('**/units', (route) =>
      route.fulfill({ status: 503, json: { code: 'x', title: 'Please try again in a moment.' } }),
    );
    await page.goto(`/shj/workshops/${first.slug}`);
    await page.getByRole('button', { name: 'Mark as completed: KNOW 1' }).click();
    await expect(page.getByText('Please try again in a moment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as completed: KNOW 1' })).toBeEnabled();
  });
});

test.describe('on phone and desktop', () => {
  test('axe finds no violations on the pages of the workshops', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember({ tier: 'premium', firstName: 'Amara' }));
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of ['/shj/workshops', '/shj/workshops/start-where-you-are', '/shj/intro']) {
      await goTo(page, path);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});

test('on a phone, the whole Play button of the next film is in sight when a workshop opens', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember();
  await server.sql(
    `insert into workshop_progress (user_id, resource_id)
     select $1, id from resources where 'workshop' = any (tags)`,
    [member.userId],
  );
  await signIn(page, member);
  await page.goto('/shj/workshops');
  await expect(page.getByText('14 of 14 completed')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Every day' });
  const workshops = await readWorkshops(server);
  const openEach = async (unit: number) => {
    for (const { slug, title } of workshops) {
      await goTo(page, `/shj/workshops/${slug}`);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const part = page.getByRole('region', { name: `KNOW ${unit}` });
      const play = part.getByRole('button', { name: /^Play:/ });
      await expect(play).toBeVisible();
      const [button, tabs] = [await play.boundingBox(), await bar.boundingBox()];
      expect(button && tabs && button.y + button.height <= tabs.y, title).toBe(true);
    }
  };
  await openEach(1);
  for (const { slug } of workshops) {
    await server.sql(
      `insert into user_shj_unit_status (user_id, workshop_slug, unit_kind, unit_index)
       values ($1, $2, 'know', 1)`,
      [member.userId, slug],
    );
  }
  await page.goto('/shj/workshops');
  await expect(page.getByText('14 of 14 completed')).toBeVisible();
  await openEach(2);
});

test('on a phone, only the film to see next has a picture, and a completed part is one line', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const [first] = (await readWorkshops(server)) as [Workshop];
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember());
  await page.goto(`/shj/workshops/${first.slug}`);
  const film = (unit: number) =>
    page.getByRole('region', { name: `KNOW ${unit}` }).getByRole('button', { name: /^Play:/ });
  const height = async (unit: number) => (await film(unit).boundingBox())?.height ?? 0;
  await expect.poll(() => height(1)).toBeGreaterThan(150);
  expect(await height(2)).toBeLessThan(80);
  await page.getByRole('button', { name: 'Mark as completed: KNOW 1' }).click();
  await expect.poll(() => height(1)).toBeLessThan(80);
  expect(await height(2)).toBeGreaterThan(150);

  await page.reload();
  await expect(film(2)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'KNOW 1' })).toContainText('Completed');
  await expect(film(1)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show KNOW 1' }).click();
  await expect(film(1)).toBeVisible();
});
