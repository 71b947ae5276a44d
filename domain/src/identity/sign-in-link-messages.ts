export const SIGN_IN_LINK_TEXT = {
  intro: 'Tell us your email, and we send you a link and a code to sign in with.',
  // This sentence must not reveal whether the email address has an account.
  sent: 'If that address has an account, a mail with a link and a code is on its way. Tap the link, or enter the six digits here.',
  sendFailed: 'We could not send the link. Please try again.',
  otherAddress: 'Use another email',
} as const;
