import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPersisted, persistedQuery, readPersisted } from './persisted-query.ts';

const queryKey = ['days', 'amara'];

beforeEach(() => {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem(key: string, value: string) {
      values[key] = value;
    },
    removeItem(key: string) {
      delete values[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(values, name, { value, enumerable: false });
  }
  vi.stubGlobal('localStorage', values);
});
afterEach(() => vi.unstubAllGlobals());

test('the last result of a query is stored until the member signs out', async () => {
  const queryClient = new QueryClient();
  const query = persistedQuery({ queryKey, queryFn: async () => [1, 2], staleTime: 0 });
  await queryClient.fetchQuery(query);
  expect(readPersisted(queryKey)).toEqual({ data: [1, 2] });
  clearPersisted();
  expect(readPersisted(queryKey)).toBeNull();
});

test('a query that was running when the member signed out stores nothing', async () => {
  const queryClient = new QueryClient();
  const answer = Promise.withResolvers<number[]>();
  const queryFn = vi.fn(() => answer.promise);
  const query = persistedQuery({ queryKey, queryFn, staleTime: 0 });
  const fetched = queryClient.fetchQuery(query).catch(() => 'cancelled');
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalled());
  clearPersisted();
  queryClient.clear();
  answer.resolve([1, 2]);
  expect(await fetched).toBe('cancelled');
  await answer.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(readPersisted(queryKey)).toBeNull();
});
