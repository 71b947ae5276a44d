import { expect, test } from 'vitest';
import { describeAuthError } from './auth-problem.ts';

const fallbacks = { refused: 'Sign-in failed.', crashed: 'Something went wrong.', isOnline: true };
const apiError = (message: string) => ({ name: 'AuthApiError', status: 400, message });

test('a readable message of the auth provider is shown', () => {
  expect(describeAuthError(apiError('That email or password isn’t right.'), fallbacks)).toEqual({
    message: 'That email or password isn’t right.',
    reasons: [],
    field: null,
  });
});

test.each(['', '  ', '{}', '{"error":{}}', '""'])(
  'our own message replaces an unreadable message of the auth provider: %j',
  (message) => {
    expect(describeAuthError(apiError(message), fallbacks).message).toBe('Sign-in failed.');
  },
);

test('the reasons why a password is weak are listed', () => {
  const error = {
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    message: 'Your password needs at least 8 characters.',
    reasons: ['length', 'pwned', 'moon phase'],
  };
  expect(describeAuthError(error, fallbacks)).toEqual({
    message: 'Your password needs at least 8 characters.',
    reasons: [
      'It’s too short.',
      'It’s one of the first passwords people would guess.',
      'moon phase',
    ],
    field: 'password',
  });
});

test.each([
  ['no connection', { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }],
  ['a response that is not JSON', { name: 'AuthUnknownError', message: 'Unexpected token' }],
  ['a bug', new TypeError('x is undefined')],
  ['an undefined error', undefined],
])('our own message replaces a technical error: %s', (_name, error) => {
  expect(describeAuthError(error, fallbacks).message).toBe('Something went wrong.');
  expect(describeAuthError(error, { ...fallbacks, isOnline: false }).message).toBe(
    'You appear to be offline. Reconnect and try again.',
  );
});

test('the server’s own message is shown for a 5xx response', () => {
  const error = { name: 'AuthRetryableFetchError', status: 503, message: 'Please try again soon.' };
  expect(describeAuthError(error, fallbacks).message).toBe('Please try again soon.');
});

test.each([
  ['invalid_credentials', 'That email or password isn’t right.', 'password'],
  ['user_already_exists', 'You already have an account with this email. Please sign in.', 'email'],
  ['email_not_confirmed', 'Please confirm your email first, then sign in.', 'email'],
  ['validation_failed', 'That email address is too long.', 'email'],
  ['validation_failed', 'Your password can’t be longer than 1000 characters.', 'password'],
  ['over_request_rate_limit', 'Too many attempts to sign in.', null],
  ['constructor', 'A code that nobody knows.', null],
])('an error is shown at the form field it is about: %s ("%s") at %s', (code, message, field) => {
  const error = { ...apiError(message), code };
  expect(describeAuthError(error, fallbacks)).toMatchObject({ message, field });
});
