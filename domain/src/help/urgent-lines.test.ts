import { expect, test } from 'vitest';
import { COUNTRIES } from './help-lines.ts';
import { URGENT_ADDRESSES, URGENT_LINES } from './urgent-lines.ts';

test('urgent lines belong to known countries and can be called', () => {
  for (const country of Object.keys(URGENT_LINES)) expect(COUNTRIES).toHaveProperty(country);
  for (const address of URGENT_ADDRESSES) expect(address).toMatch(/^tel:[\d-]+$/);
});
