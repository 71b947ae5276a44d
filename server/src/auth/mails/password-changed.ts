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
        ? 'No passkey opens your account.'
        : `These passkeys still open your account: ${passkeys.join(', ')}. Please remove any that you don’t know.`,
    ],
    button: { label: 'See your passkeys', href: accountUrl },
    footnote:
      'If this was not you, choose a new password with "Forgot password?" at once, and tell us by replying to this mail.',
  });
}
