import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withoutUnused } from './auth-parts.ts';

const read = (file: string) =>
  readFile(new URL(file, import.meta.resolve('@supabase/auth-js')), 'utf8');
const client = await read('./GoTrueClient.js');
const admin = await read('./GoTrueAdminApi.js');

const methodOf = (source: string, method: string) =>
  new RegExp(`^ {4}async ${method}\\([\\s\\S]*?^ {4}\\}$`, 'm').exec(source)?.[0] ?? 'nothing';

it('takes out what nobody uses, and leaves the rest as it is', () => {
  const smaller = withoutUnused(client, 'client');
  expect(smaller).toContain("async signInWithOAuth() { throw new Error('left out'); }");
  expect(client.length - smaller.length).toBeGreaterThan(20_000);
  const used = ['signInWithPassword', 'signInWithOtp', 'verifyOtp', 'updateUser', '_signOut'];
  for (const method of used) expect(smaller).toContain(methodOf(client, method));
  expect(withoutUnused(admin, 'admin')).toContain(methodOf(admin, 'signOut'));
});

it('names the part that an upgrade of the library has removed', () => {
  expect(() => withoutUnused('class X {}', 'client')).toThrow('auth-js has no signInAnonymously');
});
