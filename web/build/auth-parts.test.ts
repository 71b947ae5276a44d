import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withoutUnused } from './auth-parts.ts';

const source = await readFile(
  new URL('./GoTrueClient.js', import.meta.resolve('@supabase/auth-js')),
  'utf8',
);

it('takes out what nobody uses, and leaves the rest as it is', () => {
  const smaller = withoutUnused(source);
  expect(smaller).toContain("async signInWithOAuth() { throw new Error('left out'); }");
  expect(source.length - smaller.length).toBeGreaterThan(20_000);
  for (const method of [
    'signInWithPassword',
    'signInWithOtp',
    'verifyOtp',
    'updateUser',
    '_enroll',
  ]) {
    const [whole] =
      new RegExp(`^ {4}async ${method}\\([\\s\\S]*?^ {4}\\}$`, 'm').exec(source) ?? [];
    expect(smaller).toContain(whole);
  }
});

it('says which one an upgrade has taken away', () => {
  expect(() => withoutUnused('class X {}')).toThrow('auth-js has no signInAnonymously any more');
});
