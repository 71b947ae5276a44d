import { expect, test } from 'vitest';
import { COUNTRIES } from './help-lines.ts';
import { URGENT_ADDRESSES, URGENT_LINES } from './urgent-lines.ts';

test('every urgent help line has a phone number and belongs to a known country', () => {
  for (const country of Object.keys(URGENT_LINES)) expect(COUNTRIES).toHaveProperty(country);
  for (const address of URGENT_ADDRESSES) expect(address).toMatch(/^tel:[\d-]+$/);
});
