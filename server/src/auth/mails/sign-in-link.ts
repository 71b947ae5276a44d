import { SIGN_IN_LINK } from '@hearthway/domain/identity/lifetimes';
import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function signInLinkMail(
  to: string,
  productName: string,
  { link, code }: { link: string; code: string },
): Mail {
  return composeMail({
    to,
    productName,
    goodForMs: SIGN_IN_LINK,
    // This code alone is enough to sign in, and phones show subjects on the lock screen. So the
    // subject does not contain the code.
    subject: `Your sign-in link for ${productName}`,
    paragraphs: [
      `Someone, hopefully you, asked to sign in to your ${productName} account without a password.`,
      `Tap the button, or enter this code on the sign-in page: ${code}`,
    ],
    button: { label: 'Sign in', href: link },
    footnote:
      'The link and the code work once, for one hour. We’ll never ask you for the code by phone or email, so don’t share it with anyone. If you didn’t ask for it, you can ignore this email.',
  });
}
