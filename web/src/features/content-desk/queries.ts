import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const all = () => ['content-desk'] as const;
const { content } = api.admin;

export const contentDeskQueries = {
  all,
  list: () =>
    queryOptions({
      queryKey: [...all(), 'list'],
      queryFn: async ({ signal }) => (await content.$get(undefined, { init: { signal } })).json(),
    }),
  search: (q: string) =>
    queryOptions({
      queryKey: [...all(), 'search', q],
      queryFn: async ({ signal }) =>
        (await content.search.$get({ query: { q } }, { init: { signal } })).json(),
      enabled: q !== '',
      placeholderData: keepPreviousData,
    }),
  page: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'page', id],
      queryFn: async ({ signal }) =>
        (await content[':id'].$get({ param: { id } }, { init: { signal } })).json(),
      // A refetch must not replace text that an editor is still changing.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'versions', id],
      queryFn: async ({ signal }) =>
        (await content[':id'].versions.$get({ param: { id } }, { init: { signal } })).json(),
    }),
  version: (id: string, version: number) =>
    queryOptions({
      queryKey: [...all(), 'version', id, version],
      queryFn: async ({ signal }) => {
        const param = { id, version: String(version) };
        const one = content[':id'].versions[':version'];
        return (await one.$get({ param }, { init: { signal } })).json();
      },
    }),
};
