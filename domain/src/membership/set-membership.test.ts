import { describe, expect, it } from 'vitest';
import { setMembership } from './set-membership.ts';

const now = new Date('2026-11-15T20:00:00Z');
const moment = { now, timeZone: 'Europe/Lisbon' };
const free = { tier: 'free', premiumStartedAt: null, premiumExpiresAt: null } as const;
const started = new Date('2026-08-01T00:00:00Z');
const running = { tier: 'premium', premiumStartedAt: started, premiumExpiresAt: null } as const;

describe('setting a membership', () => {
  it('starts premium now and ends it at midnight of the chosen day', () => {
    expect(setMembership(free, { tier: 'premium', until: '2027-07-01' }, moment)).toEqual({
      ...{ tier: 'premium', premiumStartedAt: now },
      premiumExpiresAt: new Date('2027-06-30T23:00:00Z'),
    });
  });

  it('keeps the start of active premium, which may have no end', () => {
    expect(setMembership(running, { tier: 'premium_plus', until: null }, moment)).toEqual({
      ...{ tier: 'premium_plus', premiumStartedAt: started, premiumExpiresAt: null },
    });
  });

  it('clears the dates of a member who becomes free', () => {
    expect(setMembership(running, { tier: 'free', until: '2027-07-01' }, moment)).toEqual(free);
  });

  it('is refused if premium would have ended already', () => {
    expect(setMembership(free, { tier: 'premium', until: '2026-11-15' }, moment)).toBeNull();
    expect(setMembership(free, { tier: 'premium', until: '2026-11-16' }, moment)).not.toBeNull();
  });
});
