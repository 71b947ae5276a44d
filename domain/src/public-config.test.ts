import { expect, test } from 'vitest';
import { isPlaceholder } from './public-config.ts';

test.each([
  ['https://checkout.example/premium', true],
  ['https://example/', true],
  ['mailto:support@practice.example', true],
  ['https://checkout.example.com/premium', false],
  ['https://pay.practice.org/?from=shop.example', false],
  ['mailto:hello@practice.org', false],
  ['tel:988', false],
])('the address $0 is a placeholder: $1', (address, expected) => {
  expect(isPlaceholder(address)).toBe(expected);
});
