import type { DeskRecord } from '@hearthway/domain/desk-members/contract';

type Addressee = Pick<DeskRecord, 'firstName' | 'paymentStatus' | 'premiumRequest'> & {
  email: string;
};

export function toMailto(
  { email, firstName, paymentStatus, premiumRequest }: Addressee,
  account: string,
): string {
  const to = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
  if (premiumRequest) {
    const greeting = `${greet(firstName)}\r\n\r\nThank you for asking about Premium.\r\n\r\n`;
    return `${to}?subject=Premium&body=${encodeURIComponent(greeting)}`;
  }
  if (paymentStatus !== 'past_due') return to;
  const body = [
    greet(firstName),
    'Your last payment for Premium didn’t go through. That happens, usually because a card has expired.',
    `You can enter a new card on your account page: ${account}`,
    'If something else is the problem, just reply to this email.',
  ].join('\r\n\r\n');
  return `${to}?subject=${encodeURIComponent('Your Premium payment')}&body=${encodeURIComponent(body)}`;
}

const greet = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');
