import { formatRevenue } from '@hearthway/domain/dashboard/revenue';
import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import type { TodayResponse } from '@hearthway/domain/desk-today/contract';
import { formatDay, formatList, monthName } from '@hearthway/domain/format';

const NUMBER_WORDS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
];

export function greet(hour: number, firstName: string | null): string {
  const greeting =
    hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return firstName ? `${greeting}, ${firstName}` : greeting;
}

interface Tasks {
  needed: number;
  waiting: number;
  toSetUp: number;
}

export function summarize({ needed, waiting, toSetUp }: Tasks): string {
  const need =
    needed === 0
      ? 'Nothing needs you today'
      : `${countWord(needed)} ${needed === 1 ? 'thing needs' : 'things need'} you`;
  const waits = waiting > 0 ? [`${countWord(waiting).toLowerCase()} can wait`] : [];
  const missing =
    toSetUp > 0
      ? [`${countWord(toSetUp).toLowerCase()} ${toSetUp === 1 ? 'is' : 'are'} still to set up`]
      : [];
  return `${formatList([need, ...waits, ...missing])}.`;
}

/** The same number as on the Numbers page, and what has come in since the month began. */
export function describeIncome({ received, revenue }: NonNullable<TodayResponse['income']>) {
  const came = received && formatRevenue({ revenue: received.sums });
  return {
    label: 'Revenue per month',
    value: formatRevenue({ revenue }) ?? 'None yet',
    detail: received
      ? `${came ?? 'Nothing'} in ${monthName(received.month).split(' ')[0]} so far`
      : 'From what members pay now',
  };
}

/**
 * Splits off the first sentence, which is all that a phone shows. A period after one or two letters
 * belongs to a name, as in “Dr. Weiss”.
 */
export function splitDetail(detail: string): { first: string; rest: string } {
  const end = detail.search(/(?<=[\p{L}\d”’]{3}[.!?]) /u);
  return end === -1
    ? { first: detail, rest: '' }
    : { first: detail.slice(0, end), rest: detail.slice(end + 1) };
}

const countWord = (count: number) => NUMBER_WORDS[count] ?? String(count);

export function describeChecks({ isFrontDesk, isEditor, isInnerCircle }: DeskAccessResponse) {
  const checked = [
    ...(isFrontDesk ? ['payments', 'memberships', 'invitations'] : []),
    ...(isEditor ? ['offers', 'pages', 'questions to the guide'] : []),
    ...(isInnerCircle ? ['backups'] : []),
  ];
  return `We checked ${checked.slice(0, -1).join(', ')} and ${checked.at(-1)}.`;
}

/** One job counts the numbers and lists the quiet members, so one time is shown for both. */
export function describeCounting(countedAt: Date, now: Date): string {
  const minutes = String(countedAt.getMinutes()).padStart(2, '0');
  const isToday = countedAt.toDateString() === now.toDateString();
  const on = isToday ? '' : ` on ${formatDay(countedAt)}`;
  return `Numbers and quiet members were last counted${on} at ${countedAt.getHours()}:${minutes}. We update them every few minutes.`;
}
