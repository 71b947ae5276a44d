import type { Proof } from './proof.ts';

/** Those whose name holds the given words; words that fit none are a slip, and nothing has held. */
export function chooseProofs(proofs: Proof[], words: string): Proof[] {
  const chosen = proofs.filter(({ name }) => name.includes(words));
  if (chosen.length > 0) return chosen;
  const names = proofs.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`No proof has “${words}” in its name. There are:\n${names}`);
}
