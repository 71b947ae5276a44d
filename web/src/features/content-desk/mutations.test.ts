import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refreshAfterSave } from './mutations.ts';

vi.mock('../../session/api.ts', () => ({ api: { admin: { content: {} } } }));

test('saving a page marks members’ cached library and workshops as stale', () => {
  const queryClient = new QueryClient();
  const shown = [
    ['resources', 'search', { q: '' }],
    ['resources', 'lane', 'SHJ'],
    ['resources', 'one', 'better-sleep'],
    ['workshops', 'list'],
    ['workshops', 'one', 'week-one'],
  ];
  for (const queryKey of shown) queryClient.setQueryData(queryKey, {});
  refreshAfterSave(queryClient, { id: 'page-1' } as DeskPage);
  const stale = shown.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
  expect(stale).toEqual(shown);
});
