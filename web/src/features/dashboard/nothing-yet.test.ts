import type { DashboardResponse, PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { expect, test } from 'vitest';
import { listNothingYet } from './nothing-yet.ts';

const week = (over: Partial<PracticeWeek> = {}): PracticeWeek => ({
  ...{ from: '2026-11-02', members: 9, joined: 1, left: 0, active: 6, checkins: 30 },
  ...{ paying: 0, priced: 0, revenue: {}, ...over },
});
const totals = {
  ...{ members: 9, joinedThisWeek: 1, joinedThisMonth: 3, active: 7, premium: 2 },
  ...{ endedThisMonth: 1, invited: 0, notInvited: 0, closedThisMonth: 0 },
};
const numbers = (over: Partial<DashboardResponse> = {}) => ({
  ...{ madeAt: null, weeks: [], takesPayments: false, received: null, charts: [] },
  ...{ retention: [], firstWeeks: null, workshops: [], ...over, totals: over.totals ?? totals },
});
const names = (over: Partial<DashboardResponse>, weeks: PracticeWeek[]) =>
  listNothingYet({ numbers: numbers(over), weeks, period: 4 }).map(({ what }) => what);

test('a small practice in its first week reads when the missing numbers will appear', () => {
  expect(listNothingYet({ numbers: numbers(), weeks: [week()], period: 4 })).toEqual([
    { what: 'Charts', why: 'From next week, when there are two weeks to compare.' },
    { what: 'Members who leave', why: 'Nobody closed their account in the last 4 weeks.' },
    { what: 'Who pays, and what comes in each month', why: 'Once Stripe is connected.' },
    {
      what: 'Who is active again later, how the first two weeks go, and where workshops lose people',
      why: 'Once you have more than twenty members. With fewer, these numbers could reveal who is who.',
    },
  ]);
});

test('the list of numbers that are still missing leaves out what the page shows', () => {
  const paid = week({ paying: 3, left: 1 });
  const share = { step: 'took_quiz' as const, share: 50 };
  const whole = {
    ...{ totals: { ...totals, members: 40 }, takesPayments: true, weeks: [paid] },
    retention: [{ from: '2026-06-01', to: '2026-06-01', people: 12, shares: [50] }],
    firstWeeks: { joined: 12, steps: [share] },
  };
  expect(
    names({ ...whole, workshops: [{ title: 'One', begun: 6, share: null }] }, [paid, paid]),
  ).toEqual([]);
});

test('a larger practice reads which groups are still too small', () => {
  expect(
    names({ totals: { ...totals, members: 40 }, takesPayments: true }, [week({ left: 1 }), week()]),
  ).toEqual([
    'Who pays, and what comes in each month',
    'Active again later',
    'The first two weeks',
    'Where workshops lose people',
  ]);
});
