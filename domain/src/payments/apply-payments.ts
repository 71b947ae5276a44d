import { type MembershipRecord, membershipSummary } from '../membership/summary.ts';

/**
 * What a profile says once payments are known. What the desk has changed meanwhile, a gift or a
 * premium without an end, stays while it lasts longer; everything else follows the payments.
 */
export function applyPayments(
  {
    current,
    applied,
    paid,
  }: Record<'current' | 'paid', MembershipRecord> & {
    /** What payments last made of it; null before the first. */
    applied: MembershipRecord | null;
  },
  now: Date,
): MembershipRecord {
  const isOfTheDesk = !applied || !isSame(current, applied);
  const { isPremiumActive } = membershipSummary(current, now);
  const lasts = ({ premiumExpiresAt }: MembershipRecord) =>
    premiumExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (isOfTheDesk && isPremiumActive && lasts(current) > lasts(paid)) return current;
  return paid;
}

const isSame = (a: MembershipRecord, b: MembershipRecord) =>
  a.tier === b.tier && a.premiumExpiresAt?.getTime() === b.premiumExpiresAt?.getTime();
