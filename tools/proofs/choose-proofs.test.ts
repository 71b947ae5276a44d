import { expect, test } from 'vitest';
import { chooseProofs } from './choose-proofs.ts';

const proof = (name: string) => ({ name, run: async () => 'passed' });
const proofs = [proof('kills while writing'), proof('fuzzed requests')];

test('the given words choose the proofs whose names contain them', () => {
  expect(chooseProofs(proofs, 'fuzzed')).toEqual([proofs[1]]);
});

test('every proof is chosen when no words are given', () => {
  expect(chooseProofs(proofs, '')).toEqual(proofs);
});

test('if no proof’s name contains the given words, the error lists all proofs', () => {
  expect(() => chooseProofs(proofs, 'kils')).toThrow(
    'No proof has “kils” in its name. These exist:\n  kills while writing\n  fuzzed requests',
  );
});
