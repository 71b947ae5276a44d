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
