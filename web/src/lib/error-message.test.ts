import { expect, test } from 'vitest';
import { ApiError, toApiError } from './api-error.ts';
import { errorMessage } from './error-message.ts';

const fallback = 'Could not mark as completed';

test('after a failed request, the server’s message is shown', () => {
  const error = new ApiError(403, 'workshop_locked', 'This workshop is still locked.');
  expect(errorMessage(error, fallback)).toBe('This workshop is still locked.');
});

test.each([
  ['an empty 500', () => toApiError(new Response(null, { status: 500 }))],
  ['a proxy’s error page', () => toApiError(new Response('<html>', { status: 502 }))],
  ['a lost connection', () => new ApiError(0, 'unreachable', 'We can’t reach the server.')],
  ['a bug in our code', () => new TypeError('x is not a function')],
])(
  'after a failed request without a readable message, the general one is shown: %s',
  async (_name, error) => {
    expect(errorMessage(await error(), fallback)).toBe(fallback);
  },
);

test('after a request without a network, the offline message is shown', () => {
  const error = new ApiError(0, 'offline', 'You appear to be offline.');
  expect(errorMessage(error, fallback)).toBe('You appear to be offline.');
});
