import { expect, test } from 'vitest';
import { chooseProofs } from './choose-proofs.ts';

const proof = (name: string) => ({ name, run: async () => 'passed' });
const proofs = [proof('kills while writing'), proof('fuzzed requests')];

test('chooses the proofs whose name contains the given words', () => {
  expect(chooseProofs(proofs, 'fuzzed')).toEqual([proofs[1]]);
});

test('chooses every proof when no words are given', () => {
  expect(chooseProofs(proofs, '')).toEqual(proofs);
});

test("throws an error that lists all names if no proof's name contains the words", () => {
  expect(() => chooseProofs(proofs, 'kils')).toThrow(
    'No proof has “kils” in its name. These exist:\n  kills while writing\n  fuzzed requests',
  );
});
