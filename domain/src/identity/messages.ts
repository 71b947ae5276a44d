/** The specification prescribes the exact wording of these sentences. */

export const AUTH_TEXT = {
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  createAccount: 'Create account',
  creating: 'Creating…',
  toSignUp: 'Need an account? Create one',
  toSignIn: 'Already have an account? Sign in',
  tip: 'Tip: confirming your email may open a browser. When it does, return to the app and tap Sign in.',
  emptyFields: 'Please enter email and password.',
  incompleteEmail: 'Please enter a full email address, such as name@example.com.',
  confirmationSent:
    'We sent a confirmation email. Open it, confirm, then return here and tap Sign in.',
  signInFailed: 'Sign-in failed.',
  signInCrashed: 'Something went wrong signing in.',
  signUpFailed: 'Could not create account.',
  signingYouIn: 'Signing you in…',
  signInError: 'Sign-in error',
  backToSignIn: 'Back to sign in',
  continueAs: (here: string, arriving: string) =>
    `You’re signed in as ${here}. Continue as ${arriving}?`,
  goOnAs: (arriving: string) => `Continue as ${arriving}`,
  stayAs: (here: string) => `Stay signed in as ${here}`,
  withLink: 'Email me a sign-in link',
  withPasskey: 'Sign in with a passkey',
  passkeyFailed: 'Your passkey didn’t work. You can use your password instead.',
  otherBrowser: 'Please open this link in the browser where you asked for it.',
} as const;

export const RECOVERY_TEXT = {
  forgot: 'Forgot password?',
  emptyEmail: 'Please enter your email.',
  // The answer must not reveal whether the email address has an account.
  sent: 'If that address has an account, we’ve emailed it a link to set a new password.',
  failed: 'We couldn’t send the link. Please try again.',
  emptyPassword: 'Please enter a new password.',
  saveFailed: 'We couldn’t save your new password.',
  saved: 'Your new password is saved.',
} as const;

export const SESSION_TEXT = {
  checking: 'Checking your session...',
  refreshing: 'Session expired. Refreshing...',
  offline: 'You appear to be offline. Reconnect and try again.',
  unverified: "We couldn't verify your session. Sign in again to continue.",
  unreachable:
    'We can’t reach the server right now. You’re still signed in, and we’ll keep trying.',
} as const;

export const WEAK_PASSWORD_REASONS: Readonly<Record<string, string>> = {
  length: 'It’s too short.',
  characters: 'It needs a wider mix of characters.',
  pwned: 'It’s one of the first passwords people would guess.',
};
