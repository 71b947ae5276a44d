import type { Page } from '@playwright/test';
import { expectAccessibleAtThisWidth } from './accessible.ts';
import type { AppServer } from './app-server.ts';
import { test as clocked } from './clocked.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';

const ENTRIES = `select feeling, words, day::text from journal_entries
  where user_id = $1 and feeling is not null order by at`;
const face = (page: Page, name: string) =>
  page.getByRole('group', { name: 'How are you?' }).getByRole('button', { name });
const words = (page: Page) => page.getByLabel('What’s on your mind? (optional)');
const entries = (server: Pick<AppServer, 'sql'>, { userId }: Member) =>
  server.sql(ENTRIES, [userId]);

test('a member can page through and search five thousand journal entries', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await server.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), moment, 0, (moment at time zone 'UTC')::date, 1 + n % 5,
       case when n = 4000 then 'Saw a kingfisher' else 'An ordinary day' end, '{}', moment
     from (select n, now() - n * interval '1 hour' as moment from generate_series(1, 5000) n) as taps`,
    [member.userId],
  );
  await signIn(page, member);
  await page.goto('/journal');
  await expect(page.getByText('5,000 entries', { exact: true })).toBeVisible();
  await expectAccessibleAtThisWidth(page);
  const cards = page.getByRole('region', { name: /^(Rough|Low|Okay|Good|Great), / });
  await expect(cards).toHaveCount(30);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(60);

  const month = page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ });
  const thisMonth = (await month.textContent()) ?? '';
  await page.getByRole('button', { name: 'Earlier month' }).click();
  await expect(month).not.toHaveText(thisMonth);
  const earlierMonth = (await month.textContent()) ?? '';
  expect(Date.parse(`1 ${earlierMonth}`)).toBeLessThan(Date.parse(`1 ${thisMonth}`));
  await page.getByRole('button', { name: 'Later month' }).click();
  await expect(month).toHaveText(thisMonth);

  await page.getByLabel('Search your journal').fill('KINGFISHER');
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(cards).toContainText(['Saw a kingfisher']);
  await cards.getByRole('button', { name: 'Remove' }).click();
  await cards.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing in your journal matches that.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText('4,999 entries', { exact: true })).toBeVisible();
});

clocked(
  'a journal entry keeps the day on which it was started, and a tap after midnight starts a new entry',
  async ({ placeAt }) => {
    const { page, app, member } = await placeAt({
      instant: '2026-11-15T22:59:30Z',
      timezoneId: 'Europe/Berlin',
    });
    const standAt = async (instant: string) => {
      app.clock.set(instant);
      await page.clock.setFixedTime(new Date(instant));
    };
    await standAt('2026-11-15T22:59:30Z');
    await page.goto('/journal');
    await face(page, 'Good').click();
    await words(page).fill('Nearly midnight');
    await standAt('2026-11-15T23:00:30Z');
    await face(page, 'Low').click();
    await expect(words(page)).toHaveValue('');
    await words(page).fill('A new day');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(words(page)).toHaveCount(0);
    await expect
      .poll(() => entries(app, member))
      .toEqual([
        { feeling: 4, words: 'Nearly midnight', day: '2026-11-15' },
        { feeling: 2, words: 'A new day', day: '2026-11-16' },
      ]);
  },
);

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
  });

  test('journal entries written in two tabs are saved once when the network returns', async ({
    page,
    context,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/journal');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByText('Your first tap starts your journal.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/journal');
    await expect(other.getByText('Your first tap starts your journal.')).toBeVisible();

    await context.setOffline(true);
    await face(page, 'Great').click();
    await words(page).fill('Sang in the car');
    await expect(words(other)).toHaveValue('Sang in the car');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(words(other)).toHaveCount(0);
    await face(other, 'Rough').click();
    await words(other).fill('I want to die');
    await expect(other.getByText('You deserve help from a real person, right now.')).toBeVisible();
    await expect(other.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
    await other.getByRole('button', { name: 'Done' }).click();
    await expect(other.getByText('You deserve help from a real person, right now.')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Rough/ })).toBeVisible();
    expect(await entries(server, member)).toEqual([]);

    await context.setOffline(false);
    await expect
      .poll(() => entries(server, member))
      .toMatchObject([
        { feeling: 5, words: 'Sang in the car' },
        { feeling: 1, words: 'I want to die' },
      ]);
    await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  });
});
