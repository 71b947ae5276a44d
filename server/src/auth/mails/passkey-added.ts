import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function passkeyAddedMail(to: string, productName: string, accountUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `A passkey was added to your ${productName} account`,
    paragraphs: [
      `One of your devices can now sign in to ${productName} with a passkey. You can still use your password.`,
    ],
    button: { label: 'See your passkeys', href: accountUrl },
    footnote:
      'If this wasn’t you, remove the passkey in your account, choose a new password, and tell us by replying to this email.',
  });
}
