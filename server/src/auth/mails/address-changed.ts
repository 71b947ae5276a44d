import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function addressChangedMail(to: string, productName: string, signInUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `Your ${productName} email was changed`,
    paragraphs: [
      `You now sign in to ${productName} with a different email address. This one no longer works.`,
    ],
    button: { label: `Open ${productName}`, href: signInUrl },
    footnote: 'If you didn’t change it, please tell us right away by replying to this email.',
  });
}
