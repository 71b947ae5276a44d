import { MAX_WRONG_PINS } from './lock-times.ts';

export const LOCK_SCREEN_TEXT = {
  title: (productName: string) => `${productName} is locked`,
  pin: 'Your PIN',
  unlock: 'Unlock',
  usePasskey: 'Unlock with your passkey',
  wrong: 'That’s not your PIN.',
  lastTries: (left: number) =>
    left === 1
      ? 'One more wrong PIN, and you’ll have to sign in again.'
      : `After ${left} more wrong PINs you’ll have to sign in again.`,
  wait: (seconds: number) =>
    seconds > 90
      ? `You can try again in ${Math.ceil(seconds / 60)} minutes.`
      : `You can try again in ${seconds} seconds.`,
  passkeyFailed: 'That didn’t work. Please try again.',
  gone: 'Please sign in again to continue.',
  forgot: 'Forgot your PIN? Sign out',
  signOut: 'Sign out instead',
  afterSignOut: 'Signing out removes the lock. You can then sign in as usual.',
  help: 'Get help now',
  helpHint: 'Crisis lines and emergency numbers are always open.',
} as const;

const WARN_FROM = MAX_WRONG_PINS - 5;

export const wrongPinText = (count: number): string =>
  count < WARN_FROM
    ? LOCK_SCREEN_TEXT.wrong
    : `${LOCK_SCREEN_TEXT.wrong} ${LOCK_SCREEN_TEXT.lastTries(MAX_WRONG_PINS - count)}`;
