export const CODE_TEXT = {
  title: 'One more step',
  askApp: 'Enter the six digits that your authenticator app shows now.',
  askRecovery: 'Enter one of the recovery codes you kept. Each works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  empty: 'Please enter the code.',
  failed: 'The code could not be checked. Please try again.',
  submit: 'Continue',
  checking: 'Checking…',
  useRecovery: 'Lost your app? Use a recovery code',
  useApp: 'Use your app instead',
  leave: 'Sign in as somebody else',
} as const;

export const TWO_STEP_TEXT = {
  title: 'Two-step sign-in',
  off: 'Signing in asks for your password and for a code from an app on your phone. Whoever learns your password still cannot get in.',
  on: 'Signing in asks for a code from your authenticator app.',
  setUp: 'Set up two-step sign-in',
  scan: 'Scan this picture with your authenticator app, or type the key into it. Then enter the six digits it shows.',
  picture: 'Picture for your authenticator app',
  key: 'Key',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOff: 'Two-step sign-in is off',
  keepCodes:
    'Keep these recovery codes somewhere safe. Each opens your account once if you lose your app. They are shown only now.',
  kept: 'I have kept them',
  left: (remaining: number, total: number) => `${remaining} of ${total} recovery codes are left.`,
  noCodes: 'You have no recovery codes: without your app you could not sign in.',
  newCodes: 'Make new recovery codes',
  failed: 'That did not work. Please try again.',
  loadFailed: 'We couldn’t load your two-step sign-in.',
  forAdmins:
    'You can see and change other members’ records. Please protect them with two-step sign-in.',
} as const;

export const PASSKEY_TEXT = {
  title: 'Passkeys',
  about:
    'Sign in with your fingerprint, your face or the lock of your device, without a password. Your password goes on working.',
  add: 'Add a passkey',
  added: 'Passkey added',
  removed: 'Passkey removed',
  notAdded: 'No passkey was added.',
  removeAll: 'Remove my passkeys too',
  removeAllHint: (names: string) =>
    `${names}. Choose this if somebody else may have used your account.`,
  unsupported: 'This browser has no passkeys.',
  failed: 'That did not work. Please try again.',
  loadFailed: 'We couldn’t load your passkeys.',
} as const;

export const CONFIRM_TEXT = {
  ask: 'For your safety, please enter your password again.',
  submit: 'Go on',
  current: 'Current password',
  mail: 'Email me a code instead',
  mailed: 'We sent six digits to your email address. They work for ten minutes.',
  mailAgain: 'Email me another code',
  empty: 'Please fill this in.',
} as const;
