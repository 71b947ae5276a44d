import { expect, test } from 'vitest';
import { toContactAddress } from './contact-address.ts';
import { findSettingError, type SettingForm } from './setting-form.ts';

test.each<[SettingForm, string, boolean]>([
  ['line', 'One line', true],
  ['line', 'Two\nlines', false],
  ['line', 'A bell \u0007', false],
  ['line', 'Turned \u202e around', false],
  ['line', 'Não, ¿qué? 日本語 👩‍👧', true],
  ['text', 'Two\n\nlines', true],
  ['text', 'x'.repeat(401), false],
  ['items', 'One\nTwo', true],
  ['items', 'One\n\nTwo', false],
  ['page', 'https://book.example/men?x=1#a', true],
  ['page', 'http://book.example/', false],
  ['page', 'https://a@b.example/', false],
  ['page', 'https://localhost/', false],
  ['page', 'https://x.example/"onclick', false],
  ['page', 'javascript:alert(1)', false],
  ['number', '116 123', true],
  ['number', '+44 (0)20 7946 0018', true],
  ['number', '1', false],
  ['number', 'tel:999', false],
  ['picture', '/media/pictures/0b6e2a55-5a2e-4c2f-9c7e-2a2b8a4a1f00/700x400', true],
  ['picture', '/media/videos/0b6e2a55-5a2e-4c2f-9c7e-2a2b8a4a1f00', false],
  ['picture', 'https://x.example/media/pictures/0b6e2a55-5a2e-4c2f-9c7e-2a2b8a4a1f00/7x4', false],
  ['picture', '/media/pictures/../700x400', false],
  ['price', 'price_1QxYz', true],
  ['price', 'prod_1QxYz', false],
  ['price', 'price_1 or price_2', false],
  ['reach', 'a@practice.example', true],
  ['reach', 'a@practice.example?subject=x', false],
  ['reach', 'nobody', false],
])('a setting of the kind “$0” may have the value $1: $2', (form, text, isFine) => {
  expect(findSettingError(text, { form, max: 400 }) === null).toBe(isFine);
});

test.each([
  ['+44 (0)20 7946 0018', 'tel:+44-0-20-7946-0018'],
  ['999', 'tel:999'],
  ['a@practice.example', 'mailto:a@practice.example'],
  ['https://x.example', 'https://x.example'],
  ['call us', null],
])('the contact %s becomes the URL %s', (text, address) => {
  expect(toContactAddress(text)).toBe(address);
});
