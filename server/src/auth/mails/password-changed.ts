import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

export function passwordChangedMail(
  to: string,
  {
    productName,
    accountUrl,
    passkeys,
  }: { productName: string; accountUrl: string; passkeys: readonly string[] },
): Mail {
  return composeMail({
    to,
    productName,
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `Your ${productName} account has a new password. Every other device has been signed out.`,
      passkeys.length === 0
        ? 'Your account has no passkeys.'
        : `These passkeys still open your account: ${passkeys.join(', ')}. Please remove any you don’t recognise.`,
    ],
    button: { label: 'See your passkeys', href: accountUrl },
    footnote:
      'If this wasn’t you, choose a new password with “Forgot password?” right away, and tell us by replying to this email.',
  });
}
