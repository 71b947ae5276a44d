export const MEMBER_FILTERS = [
  'payment_failed',
  'disputed',
  'asked',
  'ending',
  'ended',
  'quiet',
  'unanswered',
  'not_invited',
  'premium',
  'paying',
] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

/** These say which membership somebody has. The others show what may need the practice. */
export const MEMBERSHIP_FILTERS = ['premium', 'paying'] as const satisfies MemberFilter[];
