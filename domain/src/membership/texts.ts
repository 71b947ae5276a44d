import type { Tier } from '../vocabulary.ts';
import type { MembershipSummary } from './summary.ts';

export const PREMIUM_REQUIRED = 'This comes with Premium.';

type Standing = Pick<MembershipSummary, 'isPremium' | 'isPremiumActive'>;

export function membershipStatus({ isPremium, isPremiumActive }: Standing): string {
  if (isPremiumActive) return 'Premium access is active.';
  return isPremium ? 'Premium access has ended.' : 'You currently have Free Access.';
}

/** The badge names the tier even after Premium has expired. */
export function membershipBadge(tier: Tier): string {
  return { premium_plus: 'premium plus', premium: 'premium', free: 'member' }[tier];
}

export const TIER_WORDS: Record<Tier, string> = {
  free: 'free',
  premium: 'premium',
  premium_plus: 'premium plus',
};
