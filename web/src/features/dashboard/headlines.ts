import { compareNumbers, sumWeeks } from '@hearthway/domain/dashboard/comparison';
import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { findCurrency, formatRevenue } from '@hearthway/domain/dashboard/revenue';
import type { PracticeTotals } from '@hearthway/domain/desk-today/contract';
import { formatCount, formatNumber } from '@hearthway/domain/format';
import { formatAmount } from '@hearthway/domain/payments/plan-price';
import type { Headline } from './headline-numbers.tsx';

const FOUR_WEEKS = 4;
const AGO = '4 weeks ago';

/** Sums of four weeks, compared with the four weeks before. */
export function lately(values: readonly number[]) {
  const value = sumWeeks(values.slice(-FOUR_WEEKS));
  const earlier = sumWeeks(values.slice(-2 * FOUR_WEEKS, -FOUR_WEEKS));
  return { value, comparison: compareNumbers(value, earlier, 'the 4 weeks before') };
}

/** A number of each week, compared with the same number four weeks ago. */
function weekly<Value extends number | null>(
  weeks: PracticeWeek[],
  read: (week: PracticeWeek) => Value,
) {
  const values = weeks.map(read);
  const value = values.at(-1) ?? null;
  const ago = values.at(-1 - FOUR_WEEKS) ?? null;
  return { values, value, comparison: compareNumbers(value, ago, AGO) };
}

const countOf = (one: string, many: string) => (value: number) => formatCount(value, one, many);

export const describeJoined = countOf('person joined', 'people joined');
export const describeLeft = countOf('account closed', 'accounts closed');
export const describeCheckins = countOf('check-in', 'check-ins');

export const CHECKINS_ABOUT = 'How often members checked in, in the last seven days.';

export const checkins = (weeks: PracticeWeek[]) => weekly(weeks, (week) => week.checkins);

export function getHeadlines(
  weeks: PracticeWeek[],
  totals: PracticeTotals,
  takesPayments: boolean,
): Headline[] {
  const joined = weeks.map((week) => week.joined);
  return [
    {
      name: 'Members',
      about: describeAccounts(totals),
      describe: countOf('member', 'members'),
      ...weekly(weeks, ({ members }) => members),
    },
    {
      name: 'Active, last 7 days',
      about: 'Members with a check-in, pulse or gratitude in the last seven days.',
      describe: countOf('active member', 'active members'),
      unknown: 'Fewer than 5',
      ...weekly(weeks, ({ active }) => active),
    },
    ...(takesPayments
      ? [
          {
            name: 'Paying members',
            about: 'Members who pay through Stripe.',
            describe: countOf('paying member', 'paying members'),
            ...weekly(weeks, ({ paying }) => paying),
          },
          getRevenue(weeks),
        ]
      : [
          {
            name: 'Joined, last 4 weeks',
            about: 'New accounts.',
            describe: describeJoined,
            values: joined,
            ...lately(joined),
          },
          {
            name: 'Check-ins, last 7 days',
            about: CHECKINS_ABOUT,
            describe: describeCheckins,
            ...checkins(weeks),
          },
        ]),
  ];
}

function describeAccounts({ invited, notInvited }: PracticeTotals): string {
  return [
    'People with an account.',
    ...(invited > 0
      ? [`${formatCount(invited, 'more person has', 'more people have')} been invited.`]
      : []),
    ...(notInvited > 0
      ? [`${formatCount(notInvited, 'person is', 'people are')} on your list and not invited yet.`]
      : []),
  ].join(' ');
}

/**
 * If the amount of a payment is unknown, the week's revenue would look too low, so that week is not
 * compared.
 */
function getRevenue(weeks: PracticeWeek[]): Headline {
  const latest = weeks.at(-1);
  const currency = findCurrency(weeks);
  const known = (week: PracticeWeek) =>
    currency && week.priced === week.paying ? (week.revenue[currency] ?? 0) : null;
  const { values } = weekly(weeks, known);
  const format = (amount: number) =>
    formatAmount(Math.round(amount / 100) * 100, currency ?? 'eur');
  const isPartial = latest && latest.priced < latest.paying;
  return {
    name: 'Revenue a month',
    about: isPartial
      ? `What ${formatNumber(latest.priced)} of ${formatNumber(latest.paying)} paid last, before fees. The other amounts aren’t known until the next payment.`
      : 'What paying members paid last, before fees.',
    value: (latest && formatRevenue(latest)) ?? 'None yet',
    values,
    comparison: compareNumbers(
      values.at(-1) ?? null,
      values.at(-1 - FOUR_WEEKS) ?? null,
      AGO,
      format,
    ),
    describe: format,
    label: format,
  };
}
