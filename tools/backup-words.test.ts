import { expect, test } from 'vitest';
import { formatAge, formatSize } from './backup-words.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:50:00Z', '0 hours old'],
  ['2026-11-15T11:00:00Z', '1 hour old'],
  ['2026-11-13T13:00:00Z', '47 hours old'],
  ['2026-11-13T12:00:00Z', '2 days old'],
  ['2026-11-15T14:00:00Z', 'dated in the future, so a clock was wrong'],
])('a backup made at %s is described as %s', (at, words) => {
  expect(formatAge(new Date(at), NOW)).toBe(words);
});

test.each([
  [1, '1 KB'],
  [1024 * 1024, '1.0 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
])('a backup of %d bytes is described as %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
