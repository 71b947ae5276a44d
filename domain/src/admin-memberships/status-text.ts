import type { MembershipRecord } from '../membership/summary.ts';

interface StatusInput {
  membership: Pick<MembershipRecord, 'tier' | 'premiumExpiresAt'>;
  expiryTracking: boolean;
  now: Date;
  formatDate: (date: Date) => string;
}

export function statusText({ membership, expiryTracking, now, formatDate }: StatusInput): string {
  if (membership.tier === 'free') return 'Free member';
  if (!expiryTracking) return 'Premium (expiry tracking unavailable)';
  const { premiumExpiresAt } = membership;
  if (!premiumExpiresAt) return 'Premium (no expiry recorded)';
  const date = formatDate(premiumExpiresAt);
  return premiumExpiresAt > now ? `Active through ${date}` : `Expired on ${date}`;
}
