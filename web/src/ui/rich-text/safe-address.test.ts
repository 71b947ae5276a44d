import { describe, expect, test } from 'vitest';
import { safeAddress } from './safe-address.ts';

describe('making a URL safe', () => {
  test.each([
    'https://example.com/a?b#c',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    'irc://chat.example',
    'ircs://chat.example',
    'mailto:a@example.com',
    'xmpp:a@example.com',
    '/shj/workshops',
    'page',
    './page?next=a:b',
    '#note:1',
    '?q=a:b',
    '//example.com/a:b',
  ])('keeps the URL %s', (address) => {
    expect(safeAddress(address)).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'tel:1',
    'httpsx:a',
    ':a',
  ])('removes the unsafe URL %j', (address) => {
    expect(safeAddress(address)).toBe('');
  });
});
