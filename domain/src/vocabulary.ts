/** The words of the product, each defined once. */

export const TRACKS = ['SHJ', 'MHI', 'WHI', 'IBC'] as const;
export type Track = (typeof TRACKS)[number];

/** Where a resource belongs. The counselling track is called IB in resource data. */
export const LANES = ['SHJ', 'MHI', 'WHI', 'IB'] as const;
export type Lane = (typeof LANES)[number];

export const TIERS = ['free', 'premium', 'premium_plus'] as const;
export type Tier = (typeof TIERS)[number];

export const ROLES = ['member', 'inner-circle'] as const;
export type Role = (typeof ROLES)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const PILLARS = [
  'nutrition',
  'movement',
  'sleep',
  'hormonal_balance',
  'sexual_health',
] as const;
export type Pillar = (typeof PILLARS)[number];
