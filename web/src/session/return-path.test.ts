import { expect, test } from 'vitest';
import { setReturnPath, signInPath } from './return-path.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('after signing in, the member returns to the same path, query and hash', () => {
  expect(signInPath(at('/account'))).toBe('/auth?next=/account');
  const path = signInPath(at('/resources', '?lane=MHI&q=a b', '#top'));
  expect(new URL(path, 'http://x').searchParams.get('next')).toBe('/resources?lane=MHI&q=a b#top');
});

test('after signing in again, the member returns once to the page stored at sign-out', () => {
  setReturnPath('/home');
  expect(signInPath(at('/account'))).toBe('/auth?next=/home');
  expect(signInPath(at('/account'))).toBe('/auth?next=/account');
});
