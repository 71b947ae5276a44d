import { findMatches } from '@hearthway/domain/search/match';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { deskQueries } from '../../desk/queries.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { api } from '../../session/api.ts';
import type { ResultGroup } from './search-result.ts';

const MIN_LETTERS = 2;

export const useIsAtDesk = (): boolean =>
  useLocation({ select: ({ pathname }) => pathname.startsWith('/admin') });

export function useDeskSearch(typed: string): { groups: ResultGroup[]; isSearching: boolean } {
  const isAtDesk = useIsAtDesk();
  const words = typed.trim();
  const settled = useSettled(words);
  const access = useQuery({ ...deskQueries.access(), enabled: isAtDesk }).data;
  const places = useQuery({
    queryKey: ['desk', 'places'],
    queryFn: async () => (await import('@hearthway/domain/search/desk-places')).DESK_PLACES,
    enabled: isAtDesk,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const isAsking = Boolean(isAtDesk && access?.isFrontDesk && settled.length >= MIN_LETTERS);
  const members = useQuery({
    queryKey: ['desk-members', 'found', settled],
    queryFn: async ({ signal }) =>
      (
        await api.admin.members.list.$post({ json: { search: settled } }, { init: { signal } })
      ).json(),
    enabled: isAsking,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  if (!isAtDesk || !access || words === '') return { groups: [], isSearching: false };
  const found = isAsking && words.length >= MIN_LETTERS ? (members.data?.members ?? []) : [];
  const rooms = findMatches(words, places ?? [], (place) => place).filter(
    ({ item }) => access[item.opensTo],
  );
  return {
    groups: [
      {
        name: 'Members',
        results: found.map(({ userId, firstName, lastName, email }) => ({
          id: `member ${userId}`,
          title: `${firstName} ${lastName}`.trim() || email || 'No name',
          detail: email ?? '',
          target: { kind: 'page', to: `/admin/members/${userId}` },
        })),
      },
      {
        name: 'At the desk',
        results: rooms.map(({ item: { title, detail, to } }) => ({
          id: `${to} ${title}`,
          title,
          detail,
          target: { kind: 'page', to },
        })),
      },
    ],
    isSearching: isAsking && (words !== settled || members.isFetching),
  };
}
