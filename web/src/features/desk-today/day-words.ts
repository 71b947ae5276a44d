import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { formatDay } from '@hearthway/domain/format';

const NUMBER_WORDS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
];

export function greet(hour: number, firstName: string | null): string {
  const greeting =
    hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return firstName ? `${greeting}, ${firstName}` : greeting;
}

export function summarize(lines: number, toSetUp: number): string {
  const many = countWord(lines);
  const need =
    lines === 0
      ? 'Nothing needs you today'
      : `${many} ${lines === 1 ? 'thing needs' : 'things need'} you`;
  if (toSetUp === 0) return `${need}.`;
  return `${need}, and ${countWord(toSetUp).toLowerCase()} ${toSetUp === 1 ? 'is' : 'are'} still to set up.`;
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
