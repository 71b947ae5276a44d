import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function addressChangedMail(to: string, productName: string, signInUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `Your ${productName} email was changed`,
    paragraphs: [
      `Your ${productName} account now signs in with another email address. This one no longer works.`,
    ],
    button: { label: `Open ${productName}`, href: signInUrl },
    footnote: 'If you did not change it, please tell us at once by replying to this mail.',
  });
}
