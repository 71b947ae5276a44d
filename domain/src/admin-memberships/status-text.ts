import type { MembershipRecord } from '../membership/summary.ts';

interface StatusInput {
  membership: Pick<MembershipRecord, 'tier' | 'premiumExpiresAt'>;
  /** Whether this database has the premium columns at all. */
  expiryTracking: boolean;
  now: Date;
  formatDate: (date: Date) => string;
}

/** The line an admin reads under a member's tier. */
export function statusText({ membership, expiryTracking, now, formatDate }: StatusInput): string {
  if (membership.tier === 'free') return 'Free member';
  if (!expiryTracking) return 'Premium (expiry tracking unavailable)';
  const { premiumExpiresAt } = membership;
  if (!premiumExpiresAt) return 'Premium (no expiry recorded)';
  const date = formatDate(premiumExpiresAt);
  return premiumExpiresAt > now ? `Active through ${date}` : `Expired on ${date}`;
}
