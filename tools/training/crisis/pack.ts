import {
  ALPHABET,
  CONTINUATION,
  MAX_QUANTIZED,
  type Packed,
  type Weights,
} from '@hearthway/domain/guide/crisis/classifier/packed';

export function pack({
  classes: [{ bias, scale } = { bias: 0, scale: 1 }],
  quantized: steps,
}: Weights): Packed {
  let gaps = '';
  let weights = '';
  let before = -1;
  for (const [place, step] of steps.entries()) {
    if (step === 0) continue;
    let gap = place - before;
    for (; gap >= CONTINUATION; gap -= CONTINUATION) gaps += ALPHABET[CONTINUATION];
    gaps += ALPHABET[gap];
    weights += ALPHABET[step + MAX_QUANTIZED];
    before = place;
  }
  return { bias, scale, gaps, weights };
}
