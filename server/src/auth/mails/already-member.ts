import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

/** Only the owner of an address may learn that it already has an account. */
export function alreadyMemberMail(to: string, productName: string, signInUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `You already have a ${productName} account`,
    paragraphs: [
      `Somebody, perhaps you, just gave this email address to ${productName}. It already has an account, so nothing was changed.`,
      'You can sign in as usual. If you no longer know your password, choose "Forgot password?" there.',
    ],
    button: { label: 'Go to sign-in', href: signInUrl },
    footnote: 'If this was not you, you can ignore this mail.',
  });
}
