import { expect, test } from 'vitest';
import { withLogoIcons } from './logo-icons.ts';

const id = '6f1d1d3e-8a34-4a52-9a3f-0a3c5a1f2b11';
const text = '"/icons/icon-192.png" "/icons/maskable-512.png" "/icons/other.png"';

test('the shipped icons are replaced with icons of the logo', () => {
  expect(withLogoIcons(text, `/media/pictures/${id}/600x200?w=480`)).toBe(
    `"/media/icons/${id}/icon-192" "/media/icons/${id}/maskable-512" "/icons/other.png"`,
  );
});

test.each([null, 'https://elsewhere.example/logo.png', '/media/pictures/x/1x1'])(
  'the shipped icons are not replaced if the logo is %s',
  (logo) => {
    expect(withLogoIcons(text, logo)).toBe(text);
  },
);
