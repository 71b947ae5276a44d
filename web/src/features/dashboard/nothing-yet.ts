import type { DashboardResponse, PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { SMALL_PRACTICE } from '@hearthway/domain/dashboard/small-groups';
import { LAST_PERIOD, type Period } from './periods.ts';

export interface NothingYet {
  what: string;
  why: string;
}

interface NothingYetInput {
  numbers: DashboardResponse & { totals: NonNullable<DashboardResponse['totals']> };
  weeks: PracticeWeek[];
  period: Period;
}

/**
 * Lists the parts that the Numbers page does not show yet, and says when each of them will appear.
 */
export function listNothingYet({ numbers, weeks, period }: NothingYetInput): NothingYet[] {
  const { totals, takesPayments, retention, firstWeeks, workshops } = numbers;
  const isSmall = totals.members <= SMALL_PRACTICE;
  const lines: [boolean, string, string][] = [
    [weeks.length < 2, 'Charts', 'From next week, when there are two weeks to compare.'],
    [
      !hasLeft(weeks, period),
      'Members who leave',
      `Nobody closed their account in ${LAST_PERIOD[period]}.`,
    ],
    [!takesPayments, 'Who pays, and what comes in each month', 'Once Stripe is connected.'],
    [
      takesPayments && !hasPayments(numbers),
      'Who pays, and what comes in each month',
      'After the first payment.',
    ],
    [
      isSmall,
      'Who is active again later, how the first two weeks go, and where workshops lose people',
      'Once you have more than twenty members. With fewer, these numbers could reveal who is who.',
    ],
    [
      !isSmall && retention.length === 0,
      'Active again later',
      'Once ten members have been here for at least two months.',
    ],
    [
      !isSmall && !hasFirstWeeks(firstWeeks),
      'The first two weeks',
      'Once ten members have joined within ninety days and been here for two weeks.',
    ],
    [
      !isSmall && workshops.length === 0,
      'Where workshops lose people',
      'Once five members have started the same workshop.',
    ],
  ];
  return lines.flatMap(([isMissing, what, why]) => (isMissing ? [{ what, why }] : []));
}

export const hasLeft = (weeks: readonly PracticeWeek[], period: Period): boolean =>
  weeks.slice(-period).some(({ left }) => left > 0);

export const hasPayments = ({
  takesPayments,
  weeks,
}: Pick<DashboardResponse, 'takesPayments' | 'weeks'>): boolean =>
  takesPayments && weeks.some(({ paying }) => paying > 0);

export const hasFirstWeeks = (
  firstWeeks: DashboardResponse['firstWeeks'],
): firstWeeks is NonNullable<DashboardResponse['firstWeeks']> =>
  firstWeeks?.steps.every(({ share }) => share !== null) ?? false;
