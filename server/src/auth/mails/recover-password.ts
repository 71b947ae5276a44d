import { RECOVERY_LINK } from '@hearthway/domain/identity/lifetimes';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function recoverPasswordMail(to: string, productName: string, link: string): Mail {
  return composeMail({
    to,
    productName,
    goodForMs: RECOVERY_LINK,
    subject: `Choose a new password for ${productName}`,
    paragraphs: [
      `Someone, hopefully you, asked to choose a new password for your ${productName} account.`,
      'Tap the button to choose one. Until then, your old password still works.',
    ],
    button: { label: 'Choose a new password', href: link },
    footnote:
      'The link works for one hour. If you didn’t ask for it, you can ignore this email. No one can get in without it.',
  });
}
