import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';

const NUMBER_WORDS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
];

export function greet(hour: number, firstName: string | null): string {
  const greeting =
    hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return firstName ? `${greeting}, ${firstName}` : greeting;
}

export function summarize(lines: number): string {
  if (lines === 0) return 'Nothing needs you today.';
  const many = NUMBER_WORDS[lines] ?? String(lines);
  return lines === 1 ? 'One thing needs you.' : `${many} things need you.`;
}

export function describeChecks({ isFrontDesk, isEditor, isInnerCircle }: DeskAccessResponse) {
  const checked = [
    ...(isFrontDesk ? ['payments', 'memberships', 'invitations'] : []),
    ...(isEditor ? ['offers', 'pages', 'questions to the guide'] : []),
    ...(isInnerCircle ? ['backups'] : []),
  ];
  return `We looked at ${checked.slice(0, -1).join(', ')} and ${checked.at(-1)}.`;
}
