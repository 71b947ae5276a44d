import {
  type DashboardResponse,
  PRACTICE_WEEKS,
  type PracticeWeek,
} from '@hearthway/domain/dashboard/contract';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const DAY_MS = 86_400_000;

const week = (index: number): PracticeWeek => ({
  from: new Date(Date.UTC(2026, 8, 4) + 7 * index * DAY_MS).toISOString().slice(0, 10),
  ...{ members: 7 + index, paying: 0, priced: 0, revenue: {} },
  ...{ joined: 1, left: 0, active: index === 3 ? null : 12 + index, checkins: 80 + index },
});

const totals: PracticeTotals = {
  ...{ members: 18, invited: 0, notInvited: 0, premium: 6 },
  ...{ joinedThisWeek: 1, joinedThisMonth: 4, closedThisMonth: 0 },
  ...{ hereThisWeek: 15, endedThisMonth: 0 },
};

test('the charts show the number of each week to a pointer and to the keyboard', async ({
  page,
  newMember,
  signIn,
}) => {
  const weeks = Array.from({ length: PRACTICE_WEEKS }, (_, index) => week(index));
  const numbers: DashboardResponse = {
    ...{ madeAt: new Date().toISOString(), totals, weeks, takesPayments: false },
    ...{ retention: [], firstWeeks: null, workshops: [], charts: [] },
  };
  // A job counts the practice again every few minutes, so stored numbers would not last.
  await page.route('**/api/admin/numbers', (route) => route.fulfill({ json: numbers }));
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/numbers');

  const glance = page.getByRole('region', { name: 'At a glance' });
  const members = glance.getByRole('tab', { name: /^Members/ });
  await expect(members).toContainText('18');
  await expect(members).toContainText('4 more than 4 weeks ago');
  const chart = glance.getByRole('slider', { name: 'Members, week by week' });
  await members.focus();
  await page.keyboard.press('Tab');
  await expect(chart).toBeFocused();
  await expect(chart).toHaveAttribute('aria-valuetext', '20–26 Nov: 18 members');
  await expect(glance.getByText('18 members', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(glance.getByText('17 members', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(glance.getByText('17 members', { exact: true })).toHaveCount(0);

  await glance.getByRole('tab', { name: /^Active/ }).click();
  const active = glance.getByRole('slider', { name: /^Active/ });
  const box = await active.boundingBox();
  if (!box) throw new Error('the chart is not visible');
  const pointAt = (index: number) =>
    page.mouse.move(box.x + (box.width * (index + 0.5)) / weeks.length, box.y + box.height / 2);
  await pointAt(1);
  await expect(glance.getByText('13 active members')).toBeVisible();
  await expect(glance.getByText('11–17 Sept')).toBeVisible();
  await pointAt(3);
  await expect(glance.getByText('Fewer than 5')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('All weeks as a table').click();
  await expect(page.getByRole('row', { name: /^4–10 Sept 7 1 0 12 80$/ })).toBeVisible();
});
