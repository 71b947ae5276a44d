import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { entryWrite } from './entry-write.ts';
import { journalQueries } from './queries.ts';

export function useNewEntries() {
  const { data } = useQuery(journalQueries.latest(useMemberId()));
  const known = new Set(data?.entries.map(({ id }) => id));
  const unsent = new Map(
    entryWrite.useWaiting().map(({ payload }) => [payload.id, payload] as const),
  );
  return [...unsent.values()].filter(({ id }) => !known.has(id));
}
