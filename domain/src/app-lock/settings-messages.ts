import { MAX_PIN_LENGTH, MIN_PIN_LENGTH, type PinError } from './pin.ts';

export const LOCK_SETTINGS_TEXT = {
  title: 'Lock this app on this device',
  about:
    'Asks for a PIN or your passkey when you open the app, and after a minute away. Help and crisis lines stay open.',
  honest:
    'It keeps curious people out. It isn’t encryption: someone with your device and the know-how could still read what’s stored here. Notifications still appear.',
  usePin: 'Use a PIN',
  usePasskey: 'Use a passkey',
  pin: `Choose a PIN of ${MIN_PIN_LENGTH} to ${MAX_PIN_LENGTH} digits`,
  repeat: 'Type it again',
  pinHint: 'It stays on this device. If you forget it, sign out and sign in again.',
  save: 'Turn on the lock',
  cancel: 'Cancel',
  different: 'The PINs don’t match.',
  isOn: { pin: 'On, with a PIN', passkey: 'On, with your passkey' },
  changePin: 'Change PIN',
  lockNow: 'Lock now',
  turnOff: 'Turn off',
  turnedOn: 'The lock is on',
  turnedOff: 'The lock is off',
  noPasskey: 'We couldn’t find your passkey on this device. You can add one above.',
  needsHttps: 'A PIN only works over a secure connection (https).',
} as const;

export const PIN_ERRORS: Record<PinError, string> = {
  not_digits: 'Use digits only.',
  wrong_length: `Use ${MIN_PIN_LENGTH} to ${MAX_PIN_LENGTH} digits.`,
  too_simple: 'That PIN is too easy to guess.',
};
