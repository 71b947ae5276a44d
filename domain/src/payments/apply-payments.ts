import { type MembershipRecord, membershipSummary } from '../membership/summary.ts';

/** A membership set by the desk is kept if it lasts longer than the paid one. */
export function applyPayments(
  {
    current,
    applied,
    paid,
  }: Record<'current' | 'paid', MembershipRecord> & {
    applied: MembershipRecord | null;
  },
  now: Date,
): MembershipRecord {
  const wasChangedByDesk = !applied || !isSame(current, applied);
  const { isPremiumActive } = membershipSummary(current, now);
  const getExpiryTime = ({ premiumExpiresAt }: MembershipRecord) =>
    premiumExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (wasChangedByDesk && isPremiumActive && getExpiryTime(current) > getExpiryTime(paid))
    return current;
  return paid;
}

const isSame = (a: MembershipRecord, b: MembershipRecord) =>
  a.tier === b.tier && a.premiumExpiresAt?.getTime() === b.premiumExpiresAt?.getTime();
