import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

/** Only the owner of an address may learn that it already has an account. */
export function alreadyMemberMail(to: string, productName: string, signInUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `You already have a ${productName} account`,
    paragraphs: [
      `Someone, perhaps you, just tried to sign up for ${productName} with this email address. You already have an account, so nothing has changed.`,
      'You can sign in as usual. If you’ve forgotten your password, choose “Forgot password?” on the sign-in page.',
    ],
    button: { label: 'Go to sign-in', href: signInUrl },
    footnote: 'If this wasn’t you, you can ignore this email.',
  });
}
