import { INVITATION_LINK } from '@hearthway/domain/identity/lifetimes';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

interface Invitation {
  productName: string;
  firstName?: string | undefined;
  link: string;
  termsUrl: string;
}

export function invitationMail(
  to: string,
  { productName, firstName, link, termsUrl }: Invitation,
): Mail {
  return composeMail({
    to,
    productName,
    goodForMs: INVITATION_LINK,
    subject: `You’re invited to ${productName}`,
    paragraphs: [
      `${firstName ? `Hello ${firstName}, your` : 'Hello, your'} practice has set up a ${productName} account for you, with workshops, a daily scorecard and small steps for your health.`,
      `Tap the button and choose a password. By opening the account you confirm that you are 18 or older and agree to the terms and privacy policy: ${termsUrl}`,
    ],
    button: { label: 'Choose a password', href: link },
    footnote:
      'The link works for 14 days. If you don’t want an account, just ignore this email and we’ll delete it after 30 days.',
  });
}
