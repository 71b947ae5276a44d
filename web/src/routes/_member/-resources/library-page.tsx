import { useQuery } from '@tanstack/react-query';
import { focusQueries } from '../../../features/focus/queries.ts';
import { ResourcesPage } from '../../../features/resources/resources-page.tsx';
import { useMe } from '../../../member/me.ts';
import { useMemberId } from '../../../session/session.ts';

export function LibraryPage() {
  const focus = useQuery(focusQueries.saved(useMemberId())).data?.word ?? null;
  return <ResourcesPage focus={focus} gender={useMe().data?.gender ?? null} />;
}
