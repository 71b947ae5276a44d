import {
  ALPHABET,
  LIMIT,
  MORE,
  type Packed,
  type Weights,
} from '@hearthway/domain/guide/crisis/classifier/packed';

/** As letters of the source, which `unpack` reads again. */
export function pack({
  questions: [{ bias, scale } = { bias: 0, scale: 1 }],
  steps,
}: Weights): Packed {
  let gaps = '';
  let weights = '';
  let before = -1;
  for (const [place, step] of steps.entries()) {
    if (step === 0) continue;
    let gap = place - before;
    for (; gap >= MORE; gap -= MORE) gaps += ALPHABET[MORE];
    gaps += ALPHABET[gap];
    weights += ALPHABET[step + LIMIT];
    before = place;
  }
  return { bias, scale, gaps, weights };
}
