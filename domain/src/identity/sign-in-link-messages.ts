export const SIGN_IN_LINK_TEXT = {
  intro: 'Enter your email and we’ll send you a link and a code.',
  // The answer must not reveal whether the email address has an account.
  sent: 'If that address has an account, an email with a link and a code is on its way. Tap the link, or enter the six digits here.',
  sendFailed: 'We couldn’t send the link. Please try again.',
  otherAddress: 'Use another email',
} as const;
