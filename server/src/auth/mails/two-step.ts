import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

const NOT_YOU =
  'If this wasn’t you, someone knows your password. Choose a new one with “Forgot password?” right away, and tell us by replying to this email.';

export function twoStepOnMail(to: string, productName: string, accountUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `Two-step sign-in is on for ${productName}`,
    paragraphs: [
      `From now on, you’ll need a code from your authenticator app to sign in to ${productName}.`,
      'Keep your recovery codes somewhere safe. If you lose your phone or your authenticator app, each code signs you in once.',
    ],
    button: { label: 'See your account', href: accountUrl },
    footnote: NOT_YOU,
  });
}

export function twoStepOffMail(to: string, productName: string, accountUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `Two-step sign-in is off for ${productName}`,
    paragraphs: [
      `Your last authenticator app was removed. You now sign in to ${productName} with just your password.`,
    ],
    button: { label: 'See your account', href: accountUrl },
    footnote: NOT_YOU,
  });
}
