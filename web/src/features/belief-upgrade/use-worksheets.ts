import { mergeWorksheets } from '@hearthway/domain/belief-upgrade/worksheet';
import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { beliefUpgradeQueries } from './queries.ts';
import { worksheetWrite } from './worksheet-write.ts';

/** All worksheets, most recently changed first, including those not yet sent to the server. */
export function useWorksheets() {
  const query = useQuery(beliefUpgradeQueries.worksheets(useMemberId()));
  const waiting = worksheetWrite.useWaiting().map(({ payload }) => payload);
  return { query, worksheets: mergeWorksheets(query.data?.worksheets ?? [], waiting) };
}
