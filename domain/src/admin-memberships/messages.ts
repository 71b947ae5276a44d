/** The specification prescribes the exact wording of these sentences. */
export const ADMIN_TEXT = {
  verifying: 'Verifying admin permissions…',
  notVerified: 'Could not verify admin access',
  requiredTitle: 'Admin access required',
  required:
    'You need an inner-circle account to adjust memberships. Contact support if you believe this is a mistake.',
  enabled: 'Admin access enabled',
  warning:
    'An upgrade immediately opens Premium Tools, the AI Coach and the Spiritual Weekly Pulse sliders. A downgrade re-locks them.',
} as const;

export const LOOKUP_TEXT = {
  button: 'Lookup member',
  empty: 'Enter the member’s email address',
  notFound: 'No profile found for that email',
  unavailable: 'Email lookup is unavailable in this environment.',
  missingColumn:
    'This environment is missing the profiles.email column. Please update the database schema.',
  failed: 'Lookup failed',
} as const;

export const TIER_CHANGE_TEXT = {
  toFree: 'Downgrade to Free',
  toPremium: 'Set Premium (180 days)',
  toPremiumPlus: 'Set Premium Plus (180 days)',
  updated: (tier: string) => `Membership updated to ${tier}`,
  updatedUntracked: 'Tier updated — expiry tracking unavailable in this environment.',
  failed: 'Could not update membership',
} as const;

export const EXPIRY_TEXT = {
  pick: 'Pick a new expiry date',
  unavailable: 'Premium columns are unavailable; cannot change expiry.',
  notPremium: 'A custom expiry date applies only to members who have premium.',
  failed: 'Could not update expiry',
  updated: 'Expiry updated',
} as const;
