import { expect, test } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

test('reads the type, token and redirect target from the hash of an emailed link', () => {
  const hash = '#token=abc-_&type=recovery&redirect_to=https%3A%2F%2Fx.example%2Fauth%2Fcallback';
  expect(readMailedLink(hash)).toEqual({
    type: 'recovery',
    token: 'abc-_',
    redirectTo: 'https://x.example/auth/callback',
  });
});

test.each(['', '#', '#token=abc', '#type=signup', '#token=&type=signup', '#token=a&type=other'])(
  'returns null for the incomplete hash "%s"',
  (hash) => {
    expect(readMailedLink(hash)).toBeNull();
  },
);
