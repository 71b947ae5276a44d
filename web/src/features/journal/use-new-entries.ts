import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { entryWrite } from './entry-write.ts';
import { journalQueries } from './queries.ts';

/** Entries that wait on this device and that the server has not counted; changes of old ones are none. */
export function useNewEntries() {
  const { data } = useQuery(journalQueries.latest(useMemberId()));
  const known = new Set(data?.entries.map(({ id }) => id));
  const unsent = new Map(
    entryWrite.useWaiting().map(({ payload }) => [payload.id, payload] as const),
  );
  return [...unsent.values()].filter(({ id }) => !known.has(id));
}
