import { expect, test } from 'vitest';
import { readCallback } from './callback-params.ts';

const at = (search: string, hash = '') => readCallback({ search, hash });

test('the tokens are read from the hash of the callback URL', () => {
  expect(at('', '#access_token=a&refresh_token=r&token_type=bearer&type=signup')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'r',
    isRecovery: false,
  });
});

test('a link for a new password is recognised by its type', () => {
  expect(at('', '#access_token=a&refresh_token=r&type=recovery')).toMatchObject({
    isRecovery: true,
  });
  expect(at('?code=c&type=recovery')).toEqual({ kind: 'code', code: 'c', isRecovery: true });
});

test('a sign-in code is read from the query or the hash', () => {
  expect(at('?code=c')).toMatchObject({ kind: 'code', code: 'c' });
  expect(at('', '#code=c')).toMatchObject({ kind: 'code', code: 'c' });
});

test.each([
  ['query', '?error=access_denied&error_description=Email+link+is+invalid', ''],
  ['hash', '', '#error=access_denied&error_description=Email+link+is+invalid'],
])(
  'an error message from the URL is shown as a quotation, because anybody can write one: %s',
  (_where, search, hash) => {
    const message = 'Email link is invalid';
    expect(at(search, hash)).toEqual({ kind: 'error', message, isQuoted: true });
  },
);

test.each([
  ['tokens', '#access_token=a&refresh_token=r'],
  ['code', '#code=c'],
])('a valid sign-in wins over an error in the same URL: %s', (kind, hash) => {
  expect(at('?error_description=Call+0800+now', hash)).toMatchObject({ kind });
});

test('an error without a description shows its code', () => {
  expect(at('?error=server_error')).toMatchObject({ kind: 'error', message: 'server_error' });
});

test('an access token without a refresh token is an error', () => {
  expect(at('', '#access_token=a')).toMatchObject({ kind: 'error', isQuoted: false });
});

test('a callback URL without parameters gives neither a session nor an error', () => {
  expect(at('')).toEqual({ kind: 'nothing' });
  expect(at('?error_description=%20')).toEqual({ kind: 'nothing' });
});

test('an error message is cut to one line of at most 200 characters', () => {
  expect(at(`?error_description=${'a'.repeat(200)}`)).toMatchObject({ message: 'a'.repeat(200) });
  const long = at(`?error_description=${'🌱'.repeat(5000)}`);
  expect(long).toMatchObject({ message: `${'🌱'.repeat(199)}…` });
  const tricky = at('?error_description=a%0A%00b%E2%80%AEc%0D%0A');
  expect(tricky).toMatchObject({ message: 'a bc' });
});
