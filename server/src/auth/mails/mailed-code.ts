import { MAILED_CODE } from '@hearthway/domain/identity/lifetimes';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

/**
 * Phones show the subject of a new email, so members can read the code without opening the email.
 * The code works only in the session that requested it.
 */
export function mailedCodeMail(
  to: string,
  { productName, code, accountUrl }: { productName: string; code: string; accountUrl: string },
): Mail {
  return composeMail({
    to,
    productName,
    goodForMs: MAILED_CODE,
    subject: `${code} is your ${productName} code`,
    paragraphs: [
      'Someone who’s signed in to your account wants to change how you sign in. If it’s you, enter this code where we asked for it:',
      code,
      'It works once, within ten minutes.',
    ],
    button: { label: 'See your account', href: accountUrl },
    footnote:
      'If this wasn’t you, don’t share the code with anyone. Sign out your other devices in your account and choose a new password.',
  });
}
