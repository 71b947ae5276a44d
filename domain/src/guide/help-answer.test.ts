import { expect, test } from 'vitest';
import { OUTSIDE_LINKS, type PublicConfig } from '../public-config.ts';
import { fillHelpAnswer } from './help-answer.ts';

const links = Object.fromEntries(
  OUTSIDE_LINKS.map((name) => [name, `https://${name}.practice.org/`]),
) as PublicConfig['links'];
const plan = { price: null, trial: null };
const config = {
  productName: 'Hearthway',
  links,
  plans: { premium: plan, premiumPlus: { ...plan, adds: [] }, ending: '', cancelling: '' },
};

test('a help answer about the price links to the checkout', () => {
  const filled = fillHelpAnswer('{premiumPrice} [Pay](link:checkout).', config);
  expect(filled).toContain('(https://checkout.practice.org/)');
  expect(filled).toContain('shown on our payment partner’s page');
});

test('without a checkout, a help answer links to the upgrade page and the practice', () => {
  const without = { ...config, links: { ...links, checkout: 'https://checkout.example/premium' } };
  expect(fillHelpAnswer('{premiumPrice} [Pay](link:checkout).', without)).toBe(
    'The practice will tell you what Premium costs. [Pay](/upgrade).',
  );
});
