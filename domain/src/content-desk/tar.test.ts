import { expect, test } from 'vitest';
import { parseTarHeader, TAR_BLOCK, tarHeader, tarPadding } from './tar.ts';

const NOW = new Date('2026-11-18T08:00:00Z');

test.each([
  { path: 'content/resources/shj/a-calmer-evening.md', size: 1234 },
  { path: `${'folder/'.repeat(18)}${'n'.repeat(90)}.md`, size: 0 },
  { path: 'media/videos/film.mp4', size: 8_000_000_000 },
])('the header written for $path in a tar archive can be read back', (entry) => {
  expect(parseTarHeader(tarHeader(entry, NOW))).toEqual({ ...entry, isFile: true });
});

test('an invalid header in a tar archive is refused, except for the empty block at its end', () => {
  expect(parseTarHeader(new Uint8Array(TAR_BLOCK))).toBeNull();
  expect(() => parseTarHeader(new Uint8Array(TAR_BLOCK).fill(65))).toThrow('not a tar archive');
  const damaged = tarHeader({ path: 'a', size: 1 }, NOW);
  damaged[0] = 66;
  expect(() => parseTarHeader(damaged)).toThrow('not a tar archive');
});

test('a file in a tar archive is padded to whole blocks', () => {
  expect([0, 1, 511, 512, 513].map(tarPadding)).toEqual([0, 511, 1, 0, 511]);
});

test('a file name that is too long for the header of a tar archive is refused', () => {
  expect(() => tarHeader({ path: 'n'.repeat(101), size: 0 }, NOW)).toThrow('cannot hold');
});
