import { describe, expect, it, test } from 'vitest';
import { postgresAddresses } from './postgres-addresses.ts';

describe('the addresses of a database', () => {
  it('are one each for every host that is named', () => {
    expect(
      postgresAddresses('postgres://me:se%40cret@a,b:5433/db?target_session_attrs=read-write'),
    ).toEqual(['postgres://me:se%40cret@a/db', 'postgres://me:se%40cret@b:5433/db']);
    expect(
      postgresAddresses('postgresql://a,b/db?target_session_attrs=primary&sslmode=verify-full'),
    ).toEqual(['postgresql://a/db?sslmode=verify-full', 'postgresql://b/db?sslmode=verify-full']);
  });

  it('is one as it is given', () => {
    const url = 'postgres://me@db.example:5432/hearthway?sslmode=verify-full';
    expect(postgresAddresses(url)).toEqual([url]);
  });

  test.each([
    'mysql://db',
    'postgres://',
    'postgres://a,b:port/db',
    'postgres://a,b/db?target_session_attrs=standby',
  ])('are not %s', (text) => {
    expect(postgresAddresses(text)).toBeNull();
  });
});
