import { expect, test } from 'vitest';
import { parsePhoneNumber } from './phone-number.ts';

test.each([
  ['tel:988', '988'],
  ['TEL:+1%20555%200100', '+1 555 0100'],
  ['https://help.example/', null],
  ['mailto:help@example.com', null],
])('the URL %s gives the phone number %s', (address, number) => {
  expect(parsePhoneNumber(address)).toBe(number);
});
