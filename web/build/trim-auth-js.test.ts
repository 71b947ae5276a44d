import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stubUnusedMethods } from './trim-auth-js.ts';

const read = (file: string) =>
  readFile(new URL(file, import.meta.resolve('@supabase/auth-js')), 'utf8');
const client = await read('./GoTrueClient.js');
const admin = await read('./GoTrueAdminApi.js');

const getMethodSource = (source: string, method: string) =>
  new RegExp(`^ {4}async ${method}\\([\\s\\S]*?^ {4}\\}$`, 'm').exec(source)?.[0] ?? 'nothing';

test('the build replaces only those methods of auth-js that the app does not use', () => {
  const smaller = stubUnusedMethods(client, 'client');
  expect(smaller).toContain("async signInWithOAuth() { throw new Error('left out'); }");
  expect(client.length - smaller.length).toBeGreaterThan(20_000);
  const used = ['signInWithPassword', 'signInWithOtp', 'verifyOtp', 'updateUser', '_signOut'];
  for (const method of used) expect(smaller).toContain(getMethodSource(client, method));
  expect(stubUnusedMethods(admin, 'admin')).toContain(getMethodSource(admin, 'signOut'));
});

test('if an upgrade of auth-js has removed a method, the build fails and names it', () => {
  expect(() => stubUnusedMethods('class X {}', 'client')).toThrow(
    'auth-js no longer has signInAnonymously',
  );
});
