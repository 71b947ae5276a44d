import { formatNumber } from '@hearthway/domain/format';
import {
  LIMIT_TEXT,
  LIMITS_PER_MEMBER,
  type LimitedKind,
} from '@hearthway/domain/limits-per-member';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../session/api.ts';
import { useMemberId } from '../session/session.ts';
import { Alert } from '../ui/alert.tsx';

const HOUR_MS = 3_600_000;

const nearLimitsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['near-limits', memberId],
    queryFn: async ({ signal }) =>
      (await api.account.limits.$get(undefined, { init: { signal } })).json(),
    staleTime: HOUR_MS,
  });

export function RoomNote({ kind, className }: { kind: LimitedKind; className?: string }) {
  const { data } = useQuery(nearLimitsQuery(useMemberId()));
  const found = data?.near.find((near) => near.kind === kind);
  if (!found) return null;
  const most = LIMITS_PER_MEMBER[kind];
  const text =
    found.rows >= most
      ? LIMIT_TEXT.reached
      : LIMIT_TEXT.near(formatNumber(found.rows), formatNumber(most));
  return (
    <Alert tone="info" className={className}>
      {text}
    </Alert>
  );
}
