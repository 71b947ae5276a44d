export const OFFER_MESSAGES = {
  heading: 'Offers for You',
  none: 'No offers match your profile right now.',
  premiumBadge: 'Premium',
  why: 'Why this?',
} as const;
