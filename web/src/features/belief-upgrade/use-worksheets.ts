import { mergeWorksheets } from '@hearthway/domain/belief-upgrade/worksheet';
import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { beliefUpgradeQueries } from './queries.ts';
import { worksheetWrite } from './worksheet-write.ts';

export function useWorksheets() {
  const query = useQuery(beliefUpgradeQueries.worksheets(useMemberId()));
  const waiting = worksheetWrite.useWaiting().map(({ payload }) => payload);
  return { query, worksheets: mergeWorksheets(query.data?.worksheets ?? [], waiting) };
}
