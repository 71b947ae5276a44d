import { CONFIRMATION_LINK } from '@hearthway/domain/identity/lifetimes';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function confirmAddressMail(to: string, productName: string, link: string): Mail {
  return composeMail({
    to,
    productName,
    goodForMs: CONFIRMATION_LINK,
    subject: `Confirm your email for ${productName}`,
    paragraphs: [
      `Welcome to ${productName}.`,
      'Please confirm that this email address is yours. Then return to the app and tap Sign in.',
    ],
    button: { label: 'Confirm my email', href: link },
    footnote:
      'The link works for 24 hours. If you didn’t create an account, you can ignore this email and nothing will happen.',
  });
}
