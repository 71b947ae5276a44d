import { expect, test } from 'vitest';
import { type Membership, memberState } from './member-state.ts';

const now = new Date('2026-11-15T12:00:00');
const member = (over: Partial<Membership>): Membership => ({
  ...{ tier: 'premium', premiumExpiresAt: null, paymentStatus: null },
  ...{ isInvited: false, isHeld: false, ...over },
});
const until = (day: string) => new Date(`${day}T18:00:00`).toISOString();

test.each<[string, Partial<Membership>, string | null]>([
  ['free', { tier: 'free' }, null],
  ['Premium for good', {}, 'No end'],
  ['Premium until next month', { premiumExpiresAt: until('2026-12-20') }, 'Until 20 Dec'],
  ['Premium until next year', { premiumExpiresAt: until('2027-04-18') }, 'Until 18 Apr 2027'],
  ['Premium that ends this week', { premiumExpiresAt: until('2026-11-18') }, 'Ends in 3 days'],
  ['Premium that ends tomorrow', { premiumExpiresAt: until('2026-11-16') }, 'Ends tomorrow'],
  ['Premium that ends today', { premiumExpiresAt: until('2026-11-15') }, 'Ends today'],
  ['Premium that ended', { premiumExpiresAt: until('2026-11-07') }, 'Ended 7 Nov'],
  [
    'Premium that Stripe renews',
    { premiumExpiresAt: until('2026-11-18'), paymentStatus: 'active' },
    'Renews 18 Nov',
  ],
  [
    'a failed payment',
    { premiumExpiresAt: until('2026-11-18'), paymentStatus: 'past_due' },
    'Payment failed',
  ],
  ['a dispute', { paymentStatus: 'disputed' }, 'Disputed'],
  ['an open invitation', { isInvited: true }, 'Invited'],
  ['an import without invitation', { isHeld: true }, 'Not invited yet'],
])('a member with %s is listed as such', (_name, over, text) => {
  expect(memberState(member(over), now)?.text ?? null).toBe(text);
});
