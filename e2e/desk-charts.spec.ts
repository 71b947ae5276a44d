import {
  type DashboardResponse,
  PRACTICE_WEEKS,
  type PracticeWeek,
} from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const DAY_MS = 86_400_000;

/** The weeks are counted back from the one that begins on 20 November 2026. */
const week = (back: number): PracticeWeek => ({
  from: new Date(Date.UTC(2026, 10, 20) - 7 * back * DAY_MS).toISOString().slice(0, 10),
  ...{ members: 18 - Math.floor(back / 4), paying: 0, priced: 0, revenue: {} },
  ...{ joined: 1, left: 0, active: back === 8 ? null : 23 - back, checkins: 91 - back },
});

const totals: PracticeTotals = {
  ...{ members: 18, invited: 0, notInvited: 0, premium: 6 },
  ...{ joinedThisWeek: 1, joinedThisMonth: 4, closedThisMonth: 0 },
  ...{ active: 15, endedThisMonth: 1 },
};

const numbersOf = (count: number): DashboardResponse => ({
  ...{ madeAt: new Date().toISOString(), totals, takesPayments: false, received: null },
  weeks: Array.from({ length: PRACTICE_WEEKS }, (_, index) => PRACTICE_WEEKS - 1 - index).map(
    (back) =>
      back < count ? week(back) : { ...week(back), members: 0, joined: 0, active: 0, checkins: 0 },
  ),
  ...{ retention: [], firstWeeks: null, workshops: [], charts: [] },
});

/**
 * The test replaces the response, because a job counts the practice again every few minutes and
 * would overwrite stored numbers.
 */
const serve = (page: Page, numbers: DashboardResponse) =>
  page.route('**/api/admin/numbers', (route) => route.fulfill({ json: numbers }));

test('the charts show each week’s number by mouse and by keyboard', async ({
  page,
  newMember,
  signIn,
}) => {
  await serve(page, numbersOf(13));
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/numbers');

  const glance = page.getByRole('region', { name: 'At a glance' });
  const members = glance.getByRole('tab', { name: /^Members/ });
  await expect(members).toContainText('18');
  await expect(members.getByText('3 more than 12 weeks ago')).toBeVisible();
  await expect(members).toHaveAccessibleName(/3 more than 12 weeks ago$/);
  const chart = glance.getByRole('slider', { name: 'Members, week by week' });
  await members.focus();
  await page.keyboard.press('Tab');
  await expect(chart).toBeFocused();
  await expect(chart).toHaveAttribute('aria-valuetext', '20–26 Nov: 18 members');
  await expect(glance.getByText('18 members', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(glance.getByText('13–19 Nov', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(glance.getByText('13–19 Nov', { exact: true })).toHaveCount(0);

  await glance.getByRole('tab', { name: /^Active/ }).click();
  const active = glance.getByRole('slider', { name: /^Active/ });
  const box = await active.boundingBox();
  if (!box) throw new Error('the chart is not visible');
  const pointAt = (index: number) =>
    page.mouse.move(box.x + (box.width * (index + 0.5)) / 13, box.y + box.height / 2);
  await pointAt(2);
  await expect(glance.getByText('13 active members')).toBeVisible();
  await expect(glance.getByText('11–17 Sept')).toBeVisible();
  await pointAt(4);
  await expect(glance.getByText('Fewer than 5')).toBeVisible();
  const reading = await glance.getByText('Fewer than 5').boundingBox();
  expect((reading?.y ?? 999) + (reading?.height ?? 0), 'the reading covers no column').toBeLessThan(
    box.y,
  );
  const tab = glance.getByRole('tab', { name: /^Active/ });
  await expect(tab).toHaveCSS('outline-style', 'none');
  await expect(glance.getByText('15 Oct', { exact: true })).toBeVisible();
  await glance.getByRole('tab', { name: /^Members/ }).click();
  await expect(glance.getByText('15 Oct', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('All weeks as a table').click();
  await expect(page.getByRole('row', { name: /^4–10 Sept 16 1 0 12 80$/ })).toBeVisible();
});

test('on a phone, a change is short and the switch of periods takes the whole width', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serve(page, numbersOf(PRACTICE_WEEKS));
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/numbers');
  await expect(page.getByRole('tab', { name: /^Members/ })).toContainText('+3 in 12 weeks');
  await expect(page.getByText('3 more than 12 weeks ago')).toBeHidden();
  const periods = await page.getByRole('navigation', { name: 'Period' }).boundingBox();
  expect(periods?.width).toBe(358);
});

test('the period is chosen on the page and kept in its URL', async ({
  page,
  newMember,
  signIn,
}) => {
  await serve(page, numbersOf(PRACTICE_WEEKS));
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/numbers?weeks=4');

  const periods = page.getByRole('navigation', { name: 'Period' });
  const joined = page.getByRole('tab', { name: /^Joined/ });
  await expect(joined).toContainText('in the last 4 weeks');
  const members = page.getByRole('slider', { name: 'Members, week by week' });
  await expect(members).toHaveAttribute(
    'aria-valuetext',
    '20–26 Nov: 18 members; 4 weeks before: 17',
  );
  await expect(page.getByText('Last 4 weeks', { exact: true })).toBeVisible();
  await periods.getByRole('link', { name: 'One year' }).click();
  await expect(page).toHaveURL(/\?weeks=52$/);
  await expect(joined).toContainText('52in the last year');
  await expect(page.getByRole('tab', { name: /^Members/ })).toContainText('more than a year ago');
  await page.reload();
  await expect(periods.getByRole('link', { name: 'One year' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
});

test('a practice in its first week sees its first numbers and when the others will appear', async ({
  page,
  newMember,
  signIn,
}) => {
  await serve(page, numbersOf(1));
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/numbers');

  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByRole('listitem').first()).toContainText('18');
  await expect(glance.getByText('People with an account today.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Period' })).toHaveCount(0);
  const later = page.getByText('From next week, when there are two weeks to compare.');
  await expect(later).toBeHidden();
  await page.getByText('What isn’t shown yet').click();
  await expect(later).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See who has Premium' }).click();
  await expect(page).toHaveURL(/\/admin\/members\?filter=premium$/);
  await expect(page.getByRole('combobox', { name: 'Membership' })).toHaveText('Has Premium');
});

test('when nearly everybody stays active, one sentence stands for the table of shares', async ({
  page,
  newMember,
  signIn,
}) => {
  const group = (month: string, share: number) => ({
    ...{ from: `2026-${month}-01`, to: `2026-${month}-01`, people: 20, shares: [share] },
  });
  const firstWeeks = { joined: null, steps: [{ step: 'took_quiz' as const, share: null }] };
  const numbers = { ...numbersOf(13), firstWeeks, totals: { ...totals, members: 60 } };
  await serve(page, { ...numbers, retention: [group('06', 90), group('07', 90)] });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/numbers');
  await expect(page.getByText(/^At least 9 in 10 of those who joined in Jun–Jul/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Month 2' })).toHaveCount(0);

  await serve(page, { ...numbers, retention: [group('06', 90), group('07', 80)] });
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Month 2' })).toBeVisible();
});
