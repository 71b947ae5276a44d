import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

test.each([
  ['tel:988', '988'],
  ['TEL:+1%20555%200100', '+1 555 0100'],
  ['https://help.example/', null],
  ['mailto:help@example.com', null],
])('%s: %s', (address, number) => {
  expect(phoneNumber(address)).toBe(number);
});
