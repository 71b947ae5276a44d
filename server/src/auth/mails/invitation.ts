import { INVITATION_LINK } from '@hearthway/domain/identity/lifetimes';
import { mailBody } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function invitationMail(
  to: string,
  { productName, firstName, link }: { productName: string; firstName?: string; link: string },
): Mail {
  return mailBody({
    to,
    productName,
    goodForMs: INVITATION_LINK,
    subject: `You are invited to ${productName}`,
    paragraphs: [
      `${firstName ? `Hello ${firstName}, your` : 'Hello, your'} practice has made an account for you at ${productName}: workshops, a daily scorecard and small steps for your health.`,
      'Tap the button and choose a password. With it you accept the terms, which you find at the foot of the sign-in page.',
    ],
    button: { label: 'Choose a password', href: link },
    footnote:
      'The link works for 14 days. If you do not want an account, ignore this mail: it is deleted after 30 days.',
  });
}
