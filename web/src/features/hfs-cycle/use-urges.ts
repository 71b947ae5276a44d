import { mergeUrges } from '@hearthway/domain/hfs-cycle/urge-history';
import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { hfsCycleQueries } from './queries.ts';
import { urgeWrite } from './urge-write.ts';

export function useUrges() {
  const query = useQuery(hfsCycleQueries.urges(useMemberId()));
  const waiting = urgeWrite.useWaiting();
  const unsent = waiting.map(({ payload }) => payload);
  return { query, waiting, urges: mergeUrges(query.data?.urges ?? [], unsent) };
}
