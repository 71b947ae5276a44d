import type { Example } from './examples.ts';
import { productsWith } from './products.ts';
import { widestDirections } from './widest-directions.ts';

/** What the questions that were learned from mean, short enough to look through all of them. */
export interface Neighbours {
  /** What all of them mean together: only how a message differs from that says anything. */
  centre: Float32Array;
  /** The directions in which they differ most, one after the other. */
  directions: Float32Array;
  /** Each question along these directions, a byte each. */
  places: Int8Array;
  labels: Uint16Array;
  weights: Float32Array;
}

/** All 512 of a meaning tell no more. */
export const NEIGHBOUR_DIMENSIONS = 64;
/** How much more the nearest ones say. */
const SHARPNESS = 25;
const STEPS = 127;
/** What is farther away would say nothing. */
const FARTHEST = 0.2;

export function neighboursOf(
  examples: readonly Pick<Example, 'weight'>[],
  labels: readonly number[],
  meanings: readonly Float32Array[],
): Neighbours {
  const centre = meanOf(meanings);
  const differing = meanings.map((meaning) =>
    meaning.map((value, index) => value - (centre[index] ?? 0)),
  );
  const directions = Float32Array.from(
    widestDirections(differing, NEIGHBOUR_DIMENSIONS).flatMap((direction) => [...direction]),
  );
  const places = new Int8Array(meanings.length * NEIGHBOUR_DIMENSIONS);
  meanings.forEach((meaning, index) => {
    const place = placeOf(meaning, centre, directions).map((value) => Math.round(value * STEPS));
    places.set(place, index * NEIGHBOUR_DIMENSIONS);
  });
  return {
    centre,
    directions,
    places,
    labels: Uint16Array.from(labels),
    weights: Float32Array.from(examples, ({ weight }) => weight),
  };
}

/** Says how likely each label is, by the questions that mean nearly the same. */
export function votingOf(near: Neighbours, labelCount: number) {
  const { labels, weights } = near;
  const products = productsWith(near.places, NEIGHBOUR_DIMENSIONS);
  return (meaning: Float32Array): Float64Array => {
    const votes = new Float64Array(labelCount);
    let total = 0;
    const { sums, step } = products(placeOf(meaning, near.centre, near.directions));
    const unit = step / STEPS;
    const farthest = FARTHEST / unit;
    // Tens of thousands, of which hardly any is near: nothing is called for the others.
    for (let index = 0; index < sums.length; index++) {
      const sum = sums[index] as number;
      if (sum < farthest) continue;
      const says = Math.exp(SHARPNESS * (sum * unit - 1)) * (weights[index] ?? 0);
      const label = labels[index] ?? 0;
      votes[label] = (votes[label] ?? 0) + says;
      total += says;
    }
    return votes.map((value) => value / (total || 1));
  };
}

/** Where a meaning lies along the directions; together of length one. */
function placeOf(meaning: Float32Array, centre: Float32Array, directions: Float32Array) {
  const place = new Float32Array(NEIGHBOUR_DIMENSIONS);
  let length = 0;
  for (let i = 0; i < place.length; i++) {
    let sum = 0;
    const from = i * meaning.length;
    for (let j = 0; j < meaning.length; j++)
      sum += (directions[from + j] ?? 0) * ((meaning[j] ?? 0) - (centre[j] ?? 0));
    place[i] = sum;
    length += sum * sum;
  }
  const root = Math.sqrt(length) || 1;
  return place.map((value) => value / root);
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
  return Float32Array.from(sum, (value) => value / vectors.length);
}
