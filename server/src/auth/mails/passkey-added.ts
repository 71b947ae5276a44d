import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function passkeyAddedMail(to: string, productName: string, accountUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `A passkey was added to your ${productName} account`,
    paragraphs: [
      `One of your devices can now sign in to ${productName} with a passkey. Your password goes on working.`,
    ],
    button: { label: 'See your passkeys', href: accountUrl },
    footnote:
      'If this was not you, remove the passkey there, choose a new password, and tell us by replying to this mail.',
  });
}
