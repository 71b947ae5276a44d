import type { Mail } from '../../ports/mailer.ts';
import { mailBody } from './mail-body.ts';

export function recoverPasswordMail(to: string, productName: string, link: string): Mail {
  return mailBody({
    to,
    productName,
    subject: `Choose a new password for ${productName}`,
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for your ${productName} account.`,
      'Tap the button to choose one. Until then your old password stays as it is.',
    ],
    button: { label: 'Choose a new password', href: link },
    footnote:
      'The link works for one hour. If you did not ask for it, you can ignore this mail, and nobody gets in.',
  });
}
