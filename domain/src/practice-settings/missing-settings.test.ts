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
  expect(missing.at(-1)).toContain('link:mhi-blog');
});

test('nothing is missing once the practice has set everything', () => {
  const set = fresh.map((one) => ({
    ...one,
    own: one.key === 'link:support' ? 'hello@practice.org' : 'https://practice.org/',
  }));
  expect(missingSettings(set, { takesPayments: false })).toEqual([]);
});

test('an installation that takes payments needs no other checkout', () => {
  const missing = missingSettings(fresh.slice(0, 2), { takesPayments: true });
  expect(missing).toEqual([expect.stringContaining('no price')]);
});
