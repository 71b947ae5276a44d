import { expect, test } from 'vitest';
import { statusText } from './status-text.ts';

const now = new Date('2026-11-15T20:00:00Z');
const soon = new Date('2026-11-16T00:00:00Z');
const formatDate = (date: Date) => date.toISOString().slice(0, 10);

test.each([
  ['free', null, true, 'Free member'],
  ['free', null, false, 'Free member'],
  ['premium', null, false, 'Premium (expiry tracking unavailable)'],
  ['premium_plus', soon, false, 'Premium (expiry tracking unavailable)'],
  ['premium', null, true, 'Premium (no expiry recorded)'],
  ['premium_plus', soon, true, 'Active through 2026-11-16'],
  ['premium', now, true, 'Expired on 2026-11-15'],
] as const)(
  'the desk describes the status of a $0 membership that ends at $1 (expiry dates stored: $2)',
  (tier, premiumExpiresAt, expiryTracking, text) => {
    const membership = { tier, premiumExpiresAt };
    expect(statusText({ membership, expiryTracking, now, formatDate })).toBe(text);
  },
);
