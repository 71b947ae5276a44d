export const CODE_TEXT = {
  title: 'One more step',
  askApp: 'Enter the six digits from your authenticator app.',
  askRecovery: 'Enter one of your recovery codes. Each code works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  empty: 'Please enter the code.',
  failed: 'We couldn’t check that code. Please try again.',
  submit: 'Continue',
  checking: 'Checking…',
  useRecovery: 'Can’t open your authenticator app? Use a recovery code',
  useApp: 'Use your authenticator app instead',
  leave: 'Sign in as someone else',
} as const;

export const TWO_STEP_TEXT = {
  title: 'Two-step sign-in',
  off: 'You’ll sign in with your password and a code from an app on your phone. A stolen password alone won’t open your account.',
  on: 'You sign in with a code from your authenticator app.',
  setUp: 'Set up two-step sign-in',
  scan: 'Scan this QR code with your authenticator app, or type in the key. Then enter the six digits it shows.',
  picture: 'QR code for your authenticator app',
  key: 'Key',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOff: 'Two-step sign-in is off',
  keepCodes:
    'Keep these recovery codes somewhere safe. If you lose your phone or your authenticator app, each one signs you in once. We won’t show them again.',
  kept: 'I’ve saved them',
  left: (remaining: number, total: number) =>
    `You have ${remaining} of ${total} recovery codes left.`,
  noCodes:
    'You have no recovery codes. If you lose your phone or your authenticator app, you won’t be able to sign in.',
  newCodes: 'Make new recovery codes',
  failed: 'That didn’t work. Please try again.',
  loadFailed: 'We couldn’t load your two-step sign-in settings.',
  forAdmins:
    'You can see and change other members’ records. Please protect them with two-step sign-in.',
} as const;

export const PASSKEY_TEXT = {
  title: 'Passkeys',
  about: 'Sign in with your fingerprint, face or screen lock. You can still use your password.',
  add: 'Add a passkey',
  added: 'Passkey added',
  removed: 'Passkey removed',
  notAdded: 'No passkey was added.',
  removeAll: 'Remove my passkeys too',
  removeAllHint: (names: string) =>
    `${names}. Choose this if someone else may have used your account.`,
  unsupported: 'This browser doesn’t support passkeys.',
  failed: 'That didn’t work. Please try again.',
  loadFailed: 'We couldn’t load your passkeys.',
} as const;

export const CONFIRM_TEXT = {
  ask: 'For security, please enter your password again.',
  submit: 'Continue',
  current: 'Current password',
  mail: 'Email me a code instead',
  mailed: 'We sent six digits to your email address. They work for ten minutes.',
  mailAgain: 'Email me another code',
  empty: 'Please fill this in.',
} as const;
