import { composeMail } from '../../mail/mail-body.ts';
import type { Mail } from '../../ports/mailer.ts';

const NOT_YOU =
  'If this was not you, somebody knows your password: choose a new one with "Forgot password?" at once, and tell us by replying to this mail.';

export function twoStepOnMail(to: string, productName: string, accountUrl: string): Mail {
  return composeMail({
    to,
    productName,
    subject: `Two-step sign-in is on for ${productName}`,
    paragraphs: [
      `From now on signing in to ${productName} asks for a code from your authenticator app.`,
      'Keep your recovery codes somewhere safe: each opens your account once if you lose the app.',
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
      `Your last authenticator app was removed. Signing in to ${productName} asks for your password only.`,
    ],
    button: { label: 'See your account', href: accountUrl },
    footnote: NOT_YOU,
  });
}
