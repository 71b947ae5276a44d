import { expect, test } from 'vitest';
import type { OutsideLink } from '../public-config.ts';
import type { Journey } from './journey.ts';
import { isTimely, nudgeTargets, repeatsNudge } from './timely-offer.ts';

const now = new Date('2026-11-15T20:00:00Z');
const yesterday = new Date('2026-11-14T20:00:00Z');
const begun: Journey = { state: 'under_way', week: 3, unit: 2, slug: 'week-3', title: 'Week 3' };

test.each<[string, string | null, Date | null, Journey, boolean]>([
  ['keeps a pulse offer when no pulse was taken', '/action#weekly', null, begun, true],
  ['drops a pulse offer after yesterday’s pulse', '/action#weekly', yesterday, begun, false],
  [
    'keeps a journey offer before the journey has begun',
    '/shj/workshops',
    null,
    { state: 'not_begun' },
    true,
  ],
  ['drops a journey offer during the journey', '/shj/workshops', null, begun, false],
  ['drops a journey offer after the journey', '/shj/workshops', null, { state: 'complete' }, false],
  ['keeps an offer for a single week', '/shj/workshops/week-5', null, begun, true],
  ['keeps any other offer', null, yesterday, begun, true],
])('Home %s', (_name, ctaRoute, lastPulseAt, journey, timely) => {
  expect(isTimely({ ctaRoute }, { now, lastPulseAt, journey })).toBe(timely);
});

test('an offer repeats the nudge if it leads to the same page or address', () => {
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
