import { withWorksheets } from '@hearthway/domain/belief-upgrade/worksheet';
import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { beliefUpgradeQueries } from './queries.ts';
import { worksheetWrite } from './worksheet-write.ts';

/** The member's worksheets, the last changed first, with those on their way already among them. */
export function useWorksheets() {
  const query = useQuery(beliefUpgradeQueries.worksheets(useMemberId()));
  const waiting = worksheetWrite.useWaiting().map(({ payload }) => payload);
  return { query, worksheets: withWorksheets(query.data?.worksheets ?? [], waiting) };
}
