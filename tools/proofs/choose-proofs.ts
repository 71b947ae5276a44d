import type { Proof } from './proof.ts';

/** Throws an error if no proof matches, so that a typo does not look like a success. */
export function chooseProofs(proofs: Proof[], words: string): Proof[] {
  const chosen = proofs.filter(({ name }) => name.includes(words));
  if (chosen.length > 0) return chosen;
  const names = proofs.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`No proof has “${words}” in its name. These exist:\n${names}`);
}
