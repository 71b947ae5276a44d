import { describe, expect, it, test } from 'vitest';
import type { Offer } from './offer.ts';
import { offerInclusion, offerLimit, offersForMember } from './offers-for-member.ts';

const now = new Date('2026-11-15T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const member = { tier: 'free', recommendedPath: 'SHJ', gender: null, signals: {} } as const;
const situation = { member, now, consented: true };

const offer = (fields: Partial<Offer>): Offer => ({
  ...{ id: 'o', title: 'Offer', body: '', ctaText: null, ctaRoute: null, ctaUrl: null },
  ...{ imageUrl: null, smallLogoUrl: null, priority: 0, startAt: null, endAt: null, active: true },
  ...{ createdAt: new Date('2026-01-01'), segmentFilter: {} },
  ...fields,
});

describe('choosing offers for a member', () => {
  test.each([
    ['includes an offer without restrictions', {}, null],
    ['includes an offer without an active flag', { active: null }, null],
    ['excludes an inactive offer', { active: false }, 'inactive'],
    ['includes an offer that starts now', { startAt: now }, null],
    ['excludes an offer that starts later', { startAt: after }, 'not_started'],
    ['includes an offer that ends now', { endAt: now }, null],
    ['excludes an offer that has ended', { endAt: before }, 'ended'],
    ['includes an offer within its dates', { startAt: before, endAt: after }, null],
    ['excludes an offer for another segment', { segmentFilter: { tier: 'premium' } }, 'segment'],
  ])('follows their state, dates and segment: the list %s', (_name, fields, reason) => {
    const inclusion = offerInclusion(offer(fields), situation);
    expect(inclusion.included ? null : inclusion.reason).toBe(reason);
  });

  test.each([
    [
      'a member sees offers for other segments',
      false,
      { segmentFilter: { tier: 'premium' } },
      true,
    ],
    ['a member sees no inactive offer', false, { active: false }, false],
    ['a member sees no past offer', false, { endAt: before }, false],
    ['an admin sees an inactive offer', true, { active: false }, true],
    ['an admin sees a past offer', true, { endAt: before }, true],
  ])('in debug mode, %s', (_name, isAdmin, fields, included) => {
    expect(offerInclusion(offer(fields), { ...situation, debug: { isAdmin } }).included).toBe(
      included,
    );
  });

  it('does not use the member’s gender or signals without consent', () => {
    const woman = { ...situation, member: { ...member, gender: 'female' as const } };
    const forWomen = offer({ segmentFilter: { gender: 'female' } });
    expect(offerInclusion(forWomen, woman).included).toBe(true);
    expect(offerInclusion(forWomen, { ...woman, consented: false }).included).toBe(false);
  });
});

describe('the list of offers', () => {
  const ids = (offers: Offer[]) =>
    offersForMember(offers, situation).map(({ offer: { id } }) => id);

  it('is sorted by priority, then newest, then title', () => {
    const offers = [
      offer({ id: 'b', title: 'B' }),
      offer({ id: 'a', title: 'A' }),
      offer({ id: 'new', title: 'Y', createdAt: new Date('2026-02-01') }),
      offer({ id: 'high', title: 'Z', priority: 1 }),
    ];
    expect(ids(offers)).toEqual(['high', 'new', 'a', 'b']);
  });

  it('contains only the best of several offers with the same route, URL or title', () => {
    const offers = [
      offer({ id: 'route', ctaRoute: '/shj', title: 'One' }),
      offer({ id: 'better route', ctaRoute: '/shj', title: 'Two', priority: 5 }),
      offer({ id: 'url', ctaUrl: 'https://a.example', title: 'Same', priority: 4 }),
      offer({ id: 'same url', ctaUrl: 'https://a.example', title: 'Three' }),
      offer({ id: 'title', title: 'Same', priority: 3 }),
      offer({ id: 'same title', title: 'Same', ctaRoute: ' ', ctaUrl: '' }),
    ];
    expect(ids(offers)).toEqual(['better route', 'url', 'title']);
  });

  it('contains an offer whose duplicate is excluded', () => {
    const offers = [
      offer({ id: 'gone', ctaRoute: '/shj', priority: 9, active: false }),
      offer({ id: 'here', ctaRoute: '/shj' }),
    ];
    expect(ids(offers)).toEqual(['here']);
  });

  it('has 3 offers on large screens and 2 on narrow ones', () => {
    expect([offerLimit(false), offerLimit(true)]).toEqual([3, 2]);
  });
});
