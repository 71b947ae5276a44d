import { CONFIRMATION_LINK } from '@hearthway/domain/identity/lifetimes';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function changeAddressMail(to: string, productName: string, link: string): Mail {
  return composeMail({
    to,
    productName,
    goodForMs: CONFIRMATION_LINK,
    subject: `Confirm your new email for ${productName}`,
    paragraphs: [
      `You asked to sign in to ${productName} with this email address from now on.`,
      'Please confirm that it’s yours. Until then, you’ll still sign in with your old address.',
    ],
    button: { label: 'Confirm my new email', href: link },
    footnote: 'The link works for 24 hours. If you didn’t ask for this, you can ignore this email.',
  });
}
