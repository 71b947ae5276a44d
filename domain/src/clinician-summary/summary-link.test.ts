import { expect, test } from 'vitest';
import { linkText } from './link-messages.ts';
import { createCode, linkState, readCode, showCode } from './summary-link.ts';

test('the code of a summary link has eight characters that are hard to confuse', () => {
  let next = 0;
  const codes = Array.from({ length: 60 }, () => createCode((limit) => next++ % limit));
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(codes.join('')).size).toBe(30);
});

test('the code of a summary link may be typed with dashes, spaces and small letters', () => {
  expect(showCode('ABCD2345')).toBe('ABCD-2345');
  expect(readCode(' abcd – 2345 ')).toBe('ABCD2345');
});

test('a summary link is open until it expires or is revoked', () => {
  const now = new Date('2026-11-15T13:00:00Z');
  const later = new Date('2026-11-15T13:00:01Z');
  expect(linkState({ closedBy: null, expiresAt: later }, now)).toBe('open');
  expect(linkState({ closedBy: null, expiresAt: now }, now)).toBe('expired');
  expect(linkState({ closedBy: 'revoked', expiresAt: later }, now)).toBe('revoked');
});

test('the list of summary links says until when a link works and how often it was opened', () => {
  const link = {
    expiresAt: '2026-11-22T12:00:00Z',
    lastOpenedAt: null,
    openings: 0,
    wrongCodes: 0,
  };
  const opened = { openings: 2, lastOpenedAt: '2026-11-16T12:00:00Z' };
  expect(linkText({ ...link, state: 'open' })).toBe('Works until 22 November 2026. Not opened.');
  expect(linkText({ ...link, ...opened, state: 'revoked', wrongCodes: 1 })).toBe(
    'You turned it off. Opened twice, most recently on 16 November 2026. 1 wrong code.',
  );
  expect(linkText({ ...link, ...opened, openings: 1, state: 'open' })).toBe(
    'Works until 22 November 2026. Opened once, on 16 November 2026.',
  );
  expect(linkText({ ...link, state: 'wrong_codes', wrongCodes: 5 })).toBe(
    'Closed after 5 wrong codes. Not opened.',
  );
});
