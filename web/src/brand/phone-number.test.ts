import { expect, test } from 'vitest';
import { parsePhoneNumber } from './phone-number.ts';

test.each([
  ['tel:988', '988'],
  ['TEL:+1%20555%200100', '+1 555 0100'],
  ['https://help.example/', null],
  ['mailto:help@example.com', null],
])('reads the phone number of the URL %s as %s', (address, number) => {
  expect(parsePhoneNumber(address)).toBe(number);
});
