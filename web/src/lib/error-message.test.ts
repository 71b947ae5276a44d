import { expect, test } from 'vitest';
import { ApiError, toApiError } from './api-error.ts';
import { errorMessage } from './error-message.ts';

const fallback = 'Could not mark as completed';

test('the message that the server sent is shown', () => {
  const error = new ApiError(403, 'workshop_locked', 'This workshop is still locked.');
  expect(errorMessage(error, fallback)).toBe('This workshop is still locked.');
});

test.each([
  ['an empty 500', () => toApiError(new Response(null, { status: 500 }))],
  ['a proxy’s error page', () => toApiError(new Response('<html>', { status: 502 }))],
  ['a lost connection', () => new ApiError(0, 'unreachable', 'We can’t reach the server.')],
  ['a bug in our code', () => new TypeError('x is not a function')],
])('the fallback message is shown for %s', async (_name, error) => {
  expect(errorMessage(await error(), fallback)).toBe(fallback);
});

test('the offline message is shown if there is no network connection', () => {
  const error = new ApiError(0, 'offline', 'You appear to be offline.');
  expect(errorMessage(error, fallback)).toBe('You appear to be offline.');
});
