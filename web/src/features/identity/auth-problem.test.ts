import { expect, test } from 'vitest';
import { describeAuthError } from './auth-problem.ts';

const fallbacks = { refused: 'Sign-in failed.', crashed: 'Something went wrong.', isOnline: true };
const apiError = (message: string) => ({ name: 'AuthApiError', status: 400, message });

test('the provider’s message is shown', () => {
  expect(describeAuthError(apiError('Invalid login credentials'), fallbacks)).toEqual({
    message: 'Invalid login credentials',
    reasons: [],
  });
});

test.each(['', '  ', '{}', '{"error":{}}', '""'])('a provider that says %j', (message) => {
  expect(describeAuthError(apiError(message), fallbacks).message).toBe('Sign-in failed.');
});

test('a weak password comes with its reasons', () => {
  const error = {
    name: 'AuthWeakPasswordError',
    status: 422,
    message: 'Password should be at least 8 characters.',
    reasons: ['length', 'pwned', 'moon phase'],
  };
  expect(describeAuthError(error, fallbacks)).toEqual({
    message: 'Password should be at least 8 characters.',
    reasons: ['It is too short.', 'It is one of the passwords people guess first.', 'moon phase'],
  });
});

test.each([
  ['no connection', { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }],
  ['an answer that is no JSON', { name: 'AuthUnknownError', message: 'Unexpected token' }],
  ['a bug', new TypeError('x is undefined')],
  ['nothing at all', undefined],
])('%s is no message for people', (_name, error) => {
  expect(describeAuthError(error, fallbacks).message).toBe('Something went wrong.');
  expect(describeAuthError(error, { ...fallbacks, isOnline: false }).message).toBe(
    'You appear to be offline. Reconnect and try again.',
  );
});

test('a server in trouble speaks for itself', () => {
  const error = { name: 'AuthRetryableFetchError', status: 503, message: 'Please try again soon.' };
  expect(describeAuthError(error, fallbacks).message).toBe('Please try again soon.');
});
