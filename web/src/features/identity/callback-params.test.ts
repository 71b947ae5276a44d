import { expect, test } from 'vitest';
import { readCallback } from './callback-params.ts';

const at = (search: string, hash = '') => readCallback({ search, hash });

test('reads the tokens from the URL hash', () => {
  expect(at('', '#access_token=a&refresh_token=r&token_type=bearer&type=signup')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'r',
    isRecovery: false,
  });
});

test('recognises a recovery link by its type', () => {
  expect(at('', '#access_token=a&refresh_token=r&type=recovery')).toMatchObject({
    isRecovery: true,
  });
  expect(at('?code=c&type=recovery')).toEqual({ kind: 'code', code: 'c', isRecovery: true });
});

test('reads a sign-in code from the query or the hash', () => {
  expect(at('?code=c')).toMatchObject({ kind: 'code', code: 'c' });
  expect(at('', '#code=c')).toMatchObject({ kind: 'code', code: 'c' });
});

test.each([
  ['query', '?error=access_denied&error_description=Email+link+is+invalid', ''],
  ['hash', '', '#error=access_denied&error_description=Email+link+is+invalid'],
])('marks an error message from the URL %s as quoted', (_where, search, hash) => {
  const message = 'Email link is invalid';
  expect(at(search, hash)).toEqual({ kind: 'error', message, isQuoted: true });
});

test.each([
  ['tokens', '#access_token=a&refresh_token=r'],
  ['code', '#code=c'],
])('prefers the %s over an error in the same URL', (kind, hash) => {
  expect(at('?error_description=Call+0800+now', hash)).toMatchObject({ kind });
});

test('uses the error code as the message if there is no description', () => {
  expect(at('?error=server_error')).toMatchObject({ kind: 'error', message: 'server_error' });
});

test('treats an access token without a refresh token as an error', () => {
  expect(at('', '#access_token=a')).toMatchObject({ kind: 'error', isQuoted: false });
});

test('returns "nothing" for a URL without parameters', () => {
  expect(at('')).toEqual({ kind: 'nothing' });
  expect(at('?error_description=%20')).toEqual({ kind: 'nothing' });
});

test('reduces an error message to one line of at most 200 characters', () => {
  expect(at(`?error_description=${'a'.repeat(200)}`)).toMatchObject({ message: 'a'.repeat(200) });
  const long = at(`?error_description=${'🌱'.repeat(5000)}`);
  expect(long).toMatchObject({ message: `${'🌱'.repeat(199)}…` });
  const tricky = at('?error_description=a%0A%00b%E2%80%AEc%0D%0A');
  expect(tricky).toMatchObject({ message: 'a bc' });
});
