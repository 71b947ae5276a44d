import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { isWorthRetrying } from './query-client.ts';

test.each([
  [0, new TypeError('Failed to fetch'), true],
  [0, new ApiError(503, 'unavailable', 'Try again soon.'), true],
  [0, new ApiError(429, 'too_many_requests', 'Slow down.'), true],
  [0, new ApiError(403, 'forbidden', 'No.'), false],
  [2, new TypeError('Failed to fetch'), false],
])(
  'a query that has been retried $0 times is retried after $1: $2',
  (failures, error, expected) => {
    expect(isWorthRetrying(failures, error)).toBe(expected);
  },
);
