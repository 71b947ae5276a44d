import { describe, expect, it, test } from 'vitest';
import { postgresAddresses } from './postgres-addresses.ts';

describe('a database URL with several hosts', () => {
  it('is split into one URL per host', () => {
    expect(
      postgresAddresses('postgres://me:se%40cret@a,b:5433/db?target_session_attrs=read-write'),
    ).toEqual(['postgres://me:se%40cret@a/db', 'postgres://me:se%40cret@b:5433/db']);
    expect(
      postgresAddresses('postgresql://a,b/db?target_session_attrs=primary&sslmode=verify-full'),
    ).toEqual(['postgresql://a/db?sslmode=verify-full', 'postgresql://b/db?sslmode=verify-full']);
  });

  it('stays the same if it names only one host', () => {
    const url = 'postgres://me@db.example:5432/hearthway?sslmode=verify-full';
    expect(postgresAddresses(url)).toEqual([url]);
  });

  test.each([
    'mysql://db',
    'postgres://',
    'postgres://a,b:port/db',
    'postgres://a,b/db?target_session_attrs=standby',
  ])('is refused if it is invalid: %s', (text) => {
    expect(postgresAddresses(text)).toBeNull();
  });
});
