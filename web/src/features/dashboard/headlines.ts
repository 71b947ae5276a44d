import { compareNumbers, sumWeeks } from '@hearthway/domain/dashboard/comparison';
import type { DashboardResponse, PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { findCurrency, formatRevenue, listRevenue } from '@hearthway/domain/dashboard/revenue';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatCount, formatNumber, monthName } from '@hearthway/domain/format';
import { formatAmount } from '@hearthway/domain/payments/plan-price';
import type { FirstNumber } from './first-numbers.tsx';
import type { Headline } from './headline-numbers.tsx';
import { LAST_PERIOD, PERIOD_AGO, PERIOD_LABELS, type Period } from './periods.ts';

/**
 * Adds up the weeks of a period. The sum is compared with the sum of the period before, if all
 * weeks of that period are known.
 */
export function sumPeriod(values: readonly number[], period: Period) {
  const value = sumWeeks(values.slice(-period));
  const earlier = values.slice(-2 * period, -period);
  const before = earlier.length === period ? sumWeeks(earlier) : null;
  return {
    value,
    comparison: compareNumbers(value, before, `the ${PERIOD_LABELS[period]} before`),
  };
}

/**
 * The chart's weeks, and the same number of weeks one period before. A period that has not been
 * counted completely is left out.
 */
function cutPeriods<Value>(all: readonly Value[], period: Period, count: number) {
  const earlier = all.slice(-period - count, -period);
  return {
    values: all.slice(-count),
    earlier:
      earlier.length === count
        ? {
            values: earlier,
            name: `${PERIOD_LABELS[period]} before`,
            shown: `Last ${PERIOD_LABELS[period].toLowerCase()}`,
          }
        : null,
  };
}

/**
 * Compares a number of the latest week with the same number one period earlier. Both are in the
 * chart, as its last and first column.
 */
function weekly<Value extends number | null>(
  weeks: PracticeWeek[],
  period: Period,
  read: (week: PracticeWeek) => Value,
) {
  const all = weeks.map(read);
  const value = all.at(-1) ?? null;
  const ago = all.at(-1 - period) ?? null;
  return {
    ...cutPeriods(all, period, period + 1),
    value,
    comparison: compareNumbers(value, ago, PERIOD_AGO[period]),
  };
}

const countOf = (one: string, many: string) => (value: number) => formatCount(value, one, many);

export const describeJoined = countOf('person joined', 'people joined');
export const describeLeft = countOf('account closed', 'accounts closed');
export const describeCheckins = countOf('check-in', 'check-ins');

const ACTIVE_COUNTS =
  'Members who saved a check-in, journal entry, gratitude or pulse in the last 7 days.';

export const CHECKINS_ABOUT = 'By all members in the last 7 days';

export const checkins = (weeks: PracticeWeek[], period: Period) =>
  weekly(weeks, period, (week) => week.checkins);

export const aboutJoined = (period: Period) => `New accounts in ${LAST_PERIOD[period]}`;

interface HeadlinesInput {
  weeks: PracticeWeek[];
  period: Period;
  totals: PracticeTotals;
  showsPayments: boolean;
  received: DashboardResponse['received'];
}

export function getHeadlines({
  weeks,
  period,
  totals,
  showsPayments,
  received,
}: HeadlinesInput): Headline[] {
  const joined = weeks.map((week) => week.joined);
  return [
    {
      name: 'Members',
      period: 'today',
      counts: 'People with an account today.',
      note: describeWaiting(totals),
      people: { label: 'See all members', search: {} },
      isTotal: true,
      describe: countOf('member', 'members'),
      ...weekly(weeks, period, ({ members }) => members),
    },
    {
      name: 'Active',
      period: 'in the last 7 days',
      counts: ACTIVE_COUNTS,
      describe: countOf('active member', 'active members'),
      unknown: 'Fewer than 5',
      ...weekly(weeks, period, ({ active }) => active),
    },
    ...(showsPayments
      ? [
          {
            name: 'Paying',
            period: 'today',
            counts: 'Members whose latest payment went through and still lasts.',
            people: { label: 'See who pays', search: { filter: 'paying' } },
            isTotal: true as const,
            describe: countOf('paying member', 'paying members'),
            ...weekly(weeks, period, ({ paying }) => paying),
          },
          getRevenue(weeks, period, received),
        ]
      : [
          {
            name: 'Joined',
            period: `in ${LAST_PERIOD[period]}`,
            counts: `New accounts in ${LAST_PERIOD[period]}.`,
            describe: describeJoined,
            ...cutPeriods(joined, period, period),
            ...sumPeriod(joined, period),
          },
          {
            name: 'Check-ins',
            period: 'in the last 7 days',
            counts: `${CHECKINS_ABOUT}.`,
            describe: describeCheckins,
            unknown: 'Under 5 people',
            ...checkins(weeks, period),
          },
        ]),
  ];
}

const getShare = (part: number | null, whole: number) =>
  part === null || whole === 0 ? null : Math.min(100, (part / whole) * 100);

/** In its first week, a practice has nothing to compare, so each number says what is part of it. */
export function getFirstNumbers(week: PracticeWeek, totals: PracticeTotals): FirstNumber[] {
  const { members, premium, joinedThisMonth, endedThisMonth } = totals;
  const of = `of ${formatCount(members, 'member', 'members')}`;
  return [
    {
      name: 'Members',
      counts: 'People with an account today.',
      value: members,
      change: joinedThisMonth > 0 ? `${formatNumber(joinedThisMonth)} joined in 30 days` : null,
      people: { label: 'See all members', search: {} },
    },
    {
      name: 'Active',
      counts: ACTIVE_COUNTS,
      value: week.active,
      change: of,
      share: getShare(week.active, members),
    },
    {
      name: 'Premium',
      counts: 'Active today, gifts and trials included.',
      value: premium,
      change: endedThisMonth > 0 ? `${of}, ${formatNumber(endedThisMonth)} ended in 30 days` : of,
      share: getShare(premium, members),
      ...(premium > 0 && {
        people: { label: 'See who has Premium', search: { filter: 'premium' } },
      }),
    },
    {
      name: 'Check-ins',
      counts: `${CHECKINS_ABOUT}.`,
      value: week.checkins,
      change:
        week.active && week.checkins
          ? `about ${formatNumber(Math.round(week.checkins / week.active))} per active member`
          : null,
    },
  ];
}

function describeWaiting({ invited, notInvited }: PracticeTotals): string {
  return [
    ...(invited > 0
      ? [`${formatCount(invited, 'more person has', 'more people have')} been invited.`]
      : []),
    ...(notInvited > 0
      ? [
          `${formatCount(notInvited, 'person on your list hasn’t', 'people on your list haven’t')} been invited yet.`,
        ]
      : []),
  ].join(' ');
}

function describeReceived({ month, sums }: NonNullable<HeadlinesInput['received']>): string {
  const [name] = monthName(month).split(' ');
  return `${formatRevenue({ revenue: sums }) ?? 'Nothing'} received in ${name} so far.`;
}

function getRevenue(
  weeks: PracticeWeek[],
  period: Period,
  received: HeadlinesInput['received'],
): Headline {
  const latest = weeks.at(-1);
  const currency = findCurrency(weeks);
  const values = listRevenue(weeks);
  const format = (amount: number) =>
    formatAmount(Math.round(amount / 100) * 100, currency ?? 'eur');
  const isPartial = latest && latest.priced < latest.paying;
  return {
    name: 'Revenue',
    period: 'per month',
    counts: 'What members pay per month, before fees, based on each member’s latest payment.',
    note: [
      ...(isPartial
        ? [
            `Based on ${formatNumber(latest.priced)} of ${formatNumber(latest.paying)} paying members. We’ll know the other amounts after their next payment.`,
          ]
        : []),
      ...(received ? [describeReceived(received)] : []),
    ].join(' '),
    value: (latest && formatRevenue(latest)) ?? 'None yet',
    ...cutPeriods(values, period, period + 1),
    isTotal: true,
    comparison: compareNumbers(
      values.at(-1) ?? null,
      values.at(-1 - period) ?? null,
      PERIOD_AGO[period],
      format,
    ),
    describe: format,
    label: format,
  };
}
