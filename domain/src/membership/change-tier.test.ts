import { describe, expect, it } from 'vitest';
import { changeTier } from './change-tier.ts';

const now = new Date('2026-11-15T20:00:00Z');
const free = { tier: 'free', premiumStartedAt: null, premiumExpiresAt: null } as const;
const lisbon = { now, timeZone: 'Europe/Lisbon' };

describe('changing a member’s tier', () => {
  it('starts premium now and ends it 180 days later at midnight in the admin’s time zone', () => {
    expect(changeTier(free, 'premium', lisbon)).toEqual({
      tier: 'premium',
      premiumStartedAt: now,
      premiumExpiresAt: new Date('2027-05-13T23:00:00Z'),
    });
  });

  it('counts the days from today’s date in the admin’s time zone', () => {
    const { premiumExpiresAt } = changeTier(free, 'premium_plus', {
      now,
      timeZone: 'Pacific/Auckland',
    });
    expect(premiumExpiresAt?.toISOString()).toBe('2027-05-14T12:00:00.000Z');
  });

  it('clears the start date and the expiry date when the member goes back to free', () => {
    const premium = { tier: 'premium', premiumStartedAt: now, premiumExpiresAt: now } as const;
    expect(changeTier(premium, 'free', lisbon)).toEqual(free);
  });

  it('keeps the start date of active premium and replaces that of expired premium', () => {
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

  it('changes nothing more when it is repeated', () => {
    const once = changeTier(free, 'premium', lisbon);
    expect(changeTier(once, 'premium', lisbon)).toEqual(once);
  });
});
