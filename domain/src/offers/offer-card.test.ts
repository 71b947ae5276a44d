import { expect, test } from 'vitest';
import { offerCtaText, offerLogo, offerTarget, showsPremiumBadge } from './offer-card.ts';

const offer = {
  ...{ id: 'o', title: 'Offer', body: '', ctaText: null, ctaRoute: null, ctaUrl: null },
  ...{ imageUrl: null, smallLogoUrl: null, priority: 0, startAt: null, endAt: null, active: true },
  ...{ createdAt: new Date('2026-01-01'), segmentFilter: {} },
};

test.each([
  [null, 'View offer'],
  [' ', 'View offer'],
  ['Book a visit', 'Book a visit'],
])('an offer’s button text %j is shown as "%s"', (ctaText, text) => {
  expect(offerCtaText({ ...offer, ctaText })).toBe(text);
});

test.each([
  ['/shj', 'https://a.example', { kind: 'route', to: '/shj' }],
  [null, 'https://a.example', { kind: 'url', href: 'https://a.example' }],
  [null, null, null],
])('an offer with route $0 and URL $1 leads to $2', (ctaRoute, ctaUrl, target) => {
  expect(offerTarget({ ...offer, ctaRoute, ctaUrl })).toEqual(target);
});

test.each([
  ['Part of Premium.', false, true],
  ['part of PREMIUM plus', false, true],
  ['Part of Premium.', true, false],
  ['For everyone.', false, false],
])(
  'an offer with the text "$0" shows the premium badge (active premium: $1): $2',
  (body, isPremiumActive, shows) => {
    expect(showsPremiumBadge({ ...offer, body }, isPremiumActive)).toBe(shows);
  },
);

test.each([
  [
    'the offer itself',
    { smallLogoUrl: 'https://a.example/l.png', ctaRoute: '/mhi' },
    'https://a.example/l.png',
  ],
  [
    'the track of its route',
    { ctaRoute: '/whi#vital-blueprint', segmentFilter: { track: 'MHI' } },
    'WHI',
  ],
  ['the track above its route', { ctaRoute: '/shj/workshops' }, 'SHJ'],
  ['counselling for its route', { ctaRoute: '/intimabalance' }, 'IBC'],
  ['the track of its filter', { segmentFilter: { track: ['MHI'] } }, 'MHI'],
  ['the path of its filter', { segmentFilter: { path: { any: ['IBC', 'SHJ'] } } }, 'IBC'],
  ['the institute of its gender', { segmentFilter: { gender: 'female' } }, 'WHI'],
  ['the member’s path', { ctaRoute: '/action' }, 'SHJ'],
])('an offer card uses the logo of %s', (_name, fields, expected) => {
  const logo = offerLogo({ ...offer, ...fields }, 'SHJ');
  expect(logo.kind === 'image' ? logo.url : logo.track).toBe(expected);
});
