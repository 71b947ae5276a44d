import { describe, expect, it, test } from 'vitest';
import { postgresAddresses } from './postgres-addresses.ts';

describe('postgresAddresses', () => {
  it('returns one connection string per host', () => {
    expect(
      postgresAddresses('postgres://me:se%40cret@a,b:5433/db?target_session_attrs=read-write'),
    ).toEqual(['postgres://me:se%40cret@a/db', 'postgres://me:se%40cret@b:5433/db']);
    expect(
      postgresAddresses('postgresql://a,b/db?target_session_attrs=primary&sslmode=verify-full'),
    ).toEqual(['postgresql://a/db?sslmode=verify-full', 'postgresql://b/db?sslmode=verify-full']);
  });

  it('returns a connection string with a single host unchanged', () => {
    const url = 'postgres://me@db.example:5432/hearthway?sslmode=verify-full';
    expect(postgresAddresses(url)).toEqual([url]);
  });

  test.each([
    'mysql://db',
    'postgres://',
    'postgres://a,b:port/db',
    'postgres://a,b/db?target_session_attrs=standby',
  ])('refuses the setting %s', (text) => {
    expect(postgresAddresses(text)).toBeNull();
  });
});
