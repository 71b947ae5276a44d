export const MEMBER_FILTERS = [
  'premium',
  'paying',
  'quiet',
  'ending',
  'ended',
  'payment_failed',
  'disputed',
  'unanswered',
  'not_invited',
  'asked',
] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];
