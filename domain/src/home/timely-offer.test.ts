import { expect, test } from 'vitest';
import type { OutsideLink } from '../public-config.ts';
import type { Journey } from './journey.ts';
import { isTimely, nudgeTargets, repeatsNudge } from './timely-offer.ts';

const begun: Journey = { state: 'under_way', week: 3, unit: 2, slug: 'week-3', title: 'Week 3' };

test.each<[string, string | null, Journey, boolean]>([
  ['drops a pulse offer, because today’s list leads to the pulse', '/action#weekly', begun, false],
  ['keeps a journey offer before it has begun', '/shj/workshops', { state: 'not_begun' }, true],
  ['drops a journey offer during the journey', '/shj/workshops', begun, false],
  ['drops a journey offer after the journey', '/shj/workshops', { state: 'complete' }, false],
  ['keeps an offer for a single week', '/shj/workshops/week-5', begun, true],
  ['keeps any other offer', null, begun, true],
])(
  'the home page keeps only offers that make sense now: it %s',
  (_name, ctaRoute, journey, timely) => {
    expect(isTimely({ ctaRoute }, { journey })).toBe(timely);
  },
);

test('an offer repeats the nudge if both lead to the same page or address', () => {
  const addresses = { whiBooking: 'https://whi.example/book' } as Record<OutsideLink, string>;
  const targets = nudgeTargets(
    [
      { kind: 'outside', link: 'whiBooking', label: 'Book' },
      { kind: 'route', to: '/shj/workshops', label: 'Open' },
    ],
    addresses,
  );
  expect(repeatsNudge({ ctaRoute: null, ctaUrl: 'https://whi.example/book' }, targets)).toBe(true);
  expect(repeatsNudge({ ctaRoute: '/shj/workshops', ctaUrl: null }, targets)).toBe(true);
  expect(repeatsNudge({ ctaRoute: '/resources', ctaUrl: null }, targets)).toBe(false);
  expect(repeatsNudge({ ctaRoute: null, ctaUrl: null }, targets)).toBe(false);
});
