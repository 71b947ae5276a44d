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
      `Somebody who is signed in to your ${productName} account asked to use another email address from now on.`,
      'If that was you, there is nothing to do here: the mail to the new address has the button that confirms it.',
    ],
    button: { label: 'This was not me: keep my email', href: cancelLink },
    footnote:
      'The button stops the change and signs your account out on every device. The link works for 24 hours.',
  });
}
