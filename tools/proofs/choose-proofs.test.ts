import { expect, test } from 'vitest';
import { chooseProofs } from './choose-proofs.ts';

const proof = (name: string) => ({ name, run: async () => 'held' });
const proofs = [proof('kills while writing'), proof('nonsense requests')];

test('chooses the proofs whose name holds the given words', () => {
  expect(chooseProofs(proofs, 'nonsense')).toEqual([proofs[1]]);
});

test('chooses every proof when no words are given', () => {
  expect(chooseProofs(proofs, '')).toEqual(proofs);
});

test('refuses words that no proof has in its name, and lists the names', () => {
  expect(() => chooseProofs(proofs, 'kils')).toThrow(
    'No proof has “kils” in its name. There are:\n  kills while writing\n  nonsense requests',
  );
});
