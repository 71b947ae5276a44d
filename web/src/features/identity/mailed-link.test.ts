import { expect, test } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

test('the type, token and redirect target of an emailed link are read from its hash', () => {
  const hash = '#token=abc-_&type=recovery&redirect_to=https%3A%2F%2Fx.example%2Fauth%2Fcallback';
  expect(readMailedLink(hash)).toEqual({
    type: 'recovery',
    token: 'abc-_',
    redirectTo: 'https://x.example/auth/callback',
  });
});

test.each(['', '#', '#token=abc', '#type=signup', '#token=&type=signup', '#token=a&type=other'])(
  'an incomplete emailed link is ignored: "%s"',
  (hash) => {
    expect(readMailedLink(hash)).toBeNull();
  },
);
