import { expect, test } from 'vitest';
import type { PracticeSetting } from './contract.ts';
import { missingSettings } from './missing-settings.ts';

const setting = (key: string, shipped: string, own: string | null = null): PracticeSetting => ({
  ...{ key, shipped, own, group: 'link', label: key, form: 'page', max: 100 },
});
const fresh = [
  setting('plan:premium:price', ''),
  setting('link:checkout', 'https://checkout.example/premium'),
  setting('link:support', 'support@practice.example'),
  setting('link:mhi-blog', 'https://mens-institute.example/blog'),
];

test('a new installation lacks a price, a checkout, a contact and addresses', () => {
  const missing = missingSettings(fresh, { takesPayments: false });
  expect(missing).toHaveLength(4);
  expect(missing[0]).toMatchObject({ room: 'prices' });
  expect(missing.at(-1)).toEqual({
    text: expect.stringContaining('link:mhi-blog'),
    action: 'Change the links',
    room: 'practice',
  });
});

test('nothing is missing once the practice has set everything', () => {
  const set = fresh.map((one) => ({
    ...one,
    own: one.key === 'link:support' ? 'hello@practice.org' : 'https://practice.org/',
  }));
  expect(missingSettings(set, { takesPayments: false })).toEqual([]);
});

test('an installation that takes payments itself does not need another checkout', () => {
  const sold = setting('plan:premium:stripe-price', 'price_1');
  const missing = missingSettings([...fresh.slice(0, 2), sold], { takesPayments: true });
  expect(missing.map(({ text }) => text)).toEqual([
    'Stripe charges for Premium, but the upgrade page doesn’t say what it costs.',
  ]);
});

test('a plan that Stripe charges for is never reported as having no price', () => {
  const plus = setting('plan:premium-plus:adds', '', 'A monthly call');
  const sold = ['premium', 'premium-plus'].flatMap((plan) => [
    setting(`plan:${plan}:price`, ''),
    setting(`plan:${plan}:stripe-price`, '', 'price_1'),
  ]);
  const missing = missingSettings([...sold, plus], { takesPayments: true });
  expect(missing.map(({ text }) => text)).toEqual([
    'Stripe charges for Premium, but the upgrade page doesn’t say what it costs.',
    'Stripe charges for Premium Plus, but the upgrade page doesn’t say what it costs.',
  ]);
  const unsold = missingSettings([setting('plan:premium:price', ''), plus], {
    takesPayments: true,
  });
  expect(unsold.map(({ text }) => text)).toEqual([
    'Premium has no price in Stripe, so nobody can buy it.',
    'Premium Plus has no price in Stripe, so nobody can buy it.',
  ]);
});

test('a plan without a price, or that members cannot buy, is reported as incomplete', () => {
  const priced = setting('plan:premium:price', '', '$30 a month');
  const plus = setting('plan:premium-plus:adds', '', 'A monthly call');
  const find = (settings: PracticeSetting[], takesPayments: boolean) =>
    missingSettings([...settings, setting('link:checkout', 'https://practice.org/')], {
      takesPayments,
    }).map(({ text }) => text);
  expect(find([priced], false)).toEqual([]);
  expect(find([priced, plus, setting('plan:premium-plus:price', '', '  ')], false)).toEqual([
    'Premium Plus is shown without a price.',
  ]);
  const plusPrice = setting('plan:premium-plus:price', '', '$60 a month');
  expect(find([priced, plus, plusPrice], true)).toEqual([
    'Premium has no price in Stripe, so nobody can buy it.',
    'Premium Plus has no price in Stripe, so nobody can buy it.',
  ]);
});
