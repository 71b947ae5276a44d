import type {
  EndMembershipRequest,
  GrantMembershipRequest,
  MembershipResponse,
} from '@hearthway/domain/integrations/api-contract';
import { API_TEXT } from '@hearthway/domain/integrations/messages';
import { changeTier } from '@hearthway/domain/membership/change-tier';
import type { MembershipRecord } from '@hearthway/domain/membership/summary';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { type MembershipRow, readMembership, readProfileColumns } from '../../member/profile.ts';
import { callOnce, type Once } from './call-once.ts';
import type { TokenCall } from './token-guard.ts';

interface Keyed {
  key: string;
}

export function grantMembership(
  call: TokenCall,
  { key, ...request }: GrantMembershipRequest & Keyed,
): Promise<Once<MembershipResponse>> {
  const { now } = call;
  const until = request.until === undefined ? null : new Date(request.until);
  if (until && until <= now) throw new HttpProblem(422, 'until_is_past', API_TEXT.inThePast);
  return callOnce(call, { key, request: { call: 'grant', ...request } }, (tx) =>
    change(tx, request.email, (before) => {
      const granted = changeTier(before, request.tier, { now, timeZone: 'UTC' });
      return until ? { ...granted, premiumExpiresAt: until } : granted;
    }),
  );
}

export function endMembership(
  call: TokenCall,
  { key, ...request }: EndMembershipRequest & Keyed,
): Promise<Once<MembershipResponse>> {
  return callOnce(call, { key, request: { call: 'end', ...request } }, (tx) =>
    change(tx, request.email, (before) =>
      changeTier(before, 'free', { now: call.now, timeZone: 'UTC' }),
    ),
  );
}

async function change(
  tx: Tx,
  email: string,
  toNext: (before: MembershipRow) => MembershipRecord,
): Promise<MembershipResponse> {
  const { premiumDates } = await readProfileColumns(tx);
  if (!premiumDates) throw new HttpProblem(409, 'premium_columns_unavailable', API_TEXT.undated);
  const before = await readMembership(tx, { email }, { lock: true });
  if (!before) throw new HttpProblem(404, 'member_not_found', API_TEXT.noMember);
  const { tier, premiumStartedAt, premiumExpiresAt } = toNext(before);
  await tx
    .update(profiles)
    .set({ tier, premiumStartedAt, premiumExpiresAt })
    .where(eq(profiles.userId, before.userId));
  return {
    memberId: before.userId,
    tier,
    premiumStartedAt: premiumStartedAt?.toISOString() ?? null,
    premiumExpiresAt: premiumExpiresAt?.toISOString() ?? null,
  };
}
