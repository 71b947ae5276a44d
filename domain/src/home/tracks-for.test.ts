import { expect, test } from 'vitest';
import type { Gender, Track } from '../vocabulary.ts';
import { tracksFor } from './tracks-for.ts';

test.each<[Track | null, Gender | null, string]>([
  [null, null, 'SHJ MHI WHI IBC'],
  [null, 'male', 'SHJ MHI WHI IBC'],
  [null, 'female', 'SHJ WHI MHI IBC'],
  ['SHJ', 'female', 'SHJ WHI MHI IBC'],
  ['IBC', 'female', 'IBC SHJ WHI MHI'],
  ['MHI', 'female', 'MHI SHJ WHI IBC'],
  ['WHI', null, 'WHI SHJ MHI IBC'],
])('a member with path %s and gender %s sees the tracks in the order %s', (path, gender, order) => {
  expect(tracksFor(path, gender).join(' ')).toBe(order);
});
