import { describe, expect, it } from 'vitest';
import { givePeriod } from './give-period.ts';

const now = new Date('2026-11-15T20:00:00Z');
const moment = { now, timeZone: 'Europe/Lisbon' };
const free = { tier: 'free', premiumStartedAt: null, premiumExpiresAt: null } as const;
const until = (day: string, tier: 'premium' | 'premium_plus' = 'premium') => ({
  tier,
  premiumStartedAt: new Date('2026-01-01T00:00:00Z'),
  premiumExpiresAt: new Date(`${day}T00:00:00Z`),
});

describe('a premium trial', () => {
  it('gives premium for the given number of days', () => {
    expect(givePeriod(free, { kind: 'trial', tier: 'premium', days: 14 }, moment)).toEqual({
      given: true,
      membership: {
        tier: 'premium',
        premiumStartedAt: now,
        premiumExpiresAt: new Date('2026-11-29T00:00:00Z'),
      },
    });
  });

  it('is possible after earlier premium has expired', () => {
    const given = givePeriod(
      until('2026-10-01'),
      { kind: 'trial', tier: 'premium', days: 7 },
      moment,
    );
    expect(given).toMatchObject({ given: true, membership: { premiumStartedAt: now } });
  });

  it('is refused while premium is active', () => {
    const refused = { given: false, reason: 'premium_is_open' };
    expect(
      givePeriod(until('2026-12-01'), { kind: 'trial', tier: 'premium', days: 7 }, moment),
    ).toEqual(refused);
  });
});

describe('a premium gift', () => {
  it('extends the remaining time and keeps the higher tier', () => {
    const given = givePeriod(
      until('2026-12-01', 'premium_plus'),
      { kind: 'gift', tier: 'premium', days: 30 },
      moment,
    );
    expect(given).toEqual({
      given: true,
      membership: { ...until('2026-12-31', 'premium_plus') },
    });
  });

  it('is refused for a member whose premium never expires', () => {
    const endless = { ...until('2026-12-01'), premiumExpiresAt: null };
    expect(givePeriod(endless, { kind: 'gift', tier: 'premium', days: 30 }, moment)).toEqual({
      given: false,
      reason: 'premium_never_ends',
    });
  });
});
