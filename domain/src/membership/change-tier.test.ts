import { describe, expect, it } from 'vitest';
import { changeTier } from './change-tier.ts';

const now = new Date('2026-11-15T20:00:00Z');
const free = { tier: 'free', premiumStartedAt: null, premiumExpiresAt: null } as const;
const lisbon = { now, timeZone: 'Europe/Lisbon' };

describe('setting a tier', () => {
  it('opens premium now, for 180 days, to the start of that day where the admin is', () => {
    expect(changeTier(free, 'premium', lisbon)).toEqual({
      tier: 'premium',
      premiumStartedAt: now,
      // 14 May, an hour ahead of UTC by then.
      premiumExpiresAt: new Date('2027-05-13T23:00:00Z'),
    });
  });

  it('counts from the day it is where the admin is', () => {
    const { premiumExpiresAt } = changeTier(free, 'premium_plus', {
      now,
      timeZone: 'Pacific/Auckland',
    });
    expect(premiumExpiresAt?.toISOString()).toBe('2027-05-14T12:00:00.000Z');
  });

  it('clears both dates when going back to free', () => {
    const premium = { tier: 'premium', premiumStartedAt: now, premiumExpiresAt: now } as const;
    expect(changeTier(premium, 'free', lisbon)).toEqual(free);
  });

  it('keeps the start of a premium that is under way, and starts anew after one that ended', () => {
    const started = new Date('2026-08-01T00:00:00Z');
    const running = {
      tier: 'premium',
      premiumStartedAt: started,
      premiumExpiresAt: new Date('2026-12-01T00:00:00Z'),
    } as const;
    expect(changeTier(running, 'premium_plus', lisbon).premiumStartedAt).toEqual(started);
    const ended = { ...running, premiumExpiresAt: new Date('2026-11-01T00:00:00Z') };
    expect(changeTier(ended, 'premium', lisbon).premiumStartedAt).toEqual(now);
  });

  it('gives the same answer twice', () => {
    const once = changeTier(free, 'premium', lisbon);
    expect(changeTier(once, 'premium', lisbon)).toEqual(once);
  });
});
