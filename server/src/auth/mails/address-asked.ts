import { CONFIRMATION_LINK } from '@hearthway/domain/identity/lifetimes';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function addressAskedMail(to: string, productName: string, cancelLink: string): Mail {
  return composeMail({
    to,
    productName,
    goodForMs: CONFIRMATION_LINK,
    subject: `Your ${productName} email is about to change`,
    paragraphs: [
      `Someone who’s signed in to your ${productName} account asked to change its email address.`,
      'If that was you, just confirm it with the button in the email we sent to the new address.',
    ],
    button: { label: 'This wasn’t me. Keep my email', href: cancelLink },
    footnote:
      'The button stops the change and signs you out on every device. The link works for 24 hours.',
  });
}
