import { expect, test } from 'vitest';
import { readCallback } from './callback-params.ts';

const at = (search: string, hash = '') => readCallback({ search, hash });

test('tokens come in the hash', () => {
  expect(at('', '#access_token=a&refresh_token=r&token_type=bearer&type=signup')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'r',
    isRecovery: false,
  });
});

test('a recovery link is known by its type', () => {
  expect(at('', '#access_token=a&refresh_token=r&type=recovery')).toMatchObject({
    isRecovery: true,
  });
  expect(at('?code=c&type=recovery')).toEqual({ kind: 'code', code: 'c', isRecovery: true });
});

test('a code comes in the query or the hash', () => {
  expect(at('?code=c')).toMatchObject({ kind: 'code', code: 'c' });
  expect(at('', '#code=c')).toMatchObject({ kind: 'code', code: 'c' });
});

test.each([
  ['query', '?error=access_denied&error_description=Email+link+is+invalid', ''],
  ['hash', '', '#error=access_denied&error_description=Email+link+is+invalid'],
  [
    'hash beside tokens',
    '',
    '#access_token=a&refresh_token=r&error_description=Email+link+is+invalid',
  ],
])('an error in the %s is shown', (_where, search, hash) => {
  expect(at(search, hash)).toEqual({ kind: 'error', message: 'Email link is invalid' });
});

test('an error without a description is its own message', () => {
  expect(at('?error=server_error')).toEqual({ kind: 'error', message: 'server_error' });
});

test('half a session is an error', () => {
  expect(at('', '#access_token=a')).toMatchObject({ kind: 'error' });
});

test('nothing is nothing', () => {
  expect(at('')).toEqual({ kind: 'nothing' });
  expect(at('?error_description=%20')).toEqual({ kind: 'nothing' });
});

test('a message stays one short line', () => {
  const long = at(`?error_description=${'a'.repeat(5000)}%0A%00b`);
  expect(long).toMatchObject({ kind: 'error', message: `${'a'.repeat(300)}…` });
});
