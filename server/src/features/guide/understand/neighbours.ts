import { mostWith, SHORT } from '../../../encoder/products.ts';
import type { Example } from './examples.ts';
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
export const NEIGHBOUR_DIMENSIONS = SHORT;
/** How much more the nearest ones say. */
const SHARPNESS = 25;
const STEPS = 127;
/** What is farther away would say nothing. */
const FARTHEST = 0.35;

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
  const nearest = mostWith(near.places);
  return (meaning: Float32Array): Float64Array => {
    const votes = new Float64Array(labelCount);
    let total = 0;
    const place = placeOf(meaning, near.centre, near.directions);
    const { found, step } = nearest(place, FARTHEST * STEPS);
    for (let at = 0; at < found.length; at += 2) {
      const index = found[at] as number;
      const nearness = ((found[at + 1] as number) * step) / STEPS;
      const says = Math.exp(SHARPNESS * (nearness - 1)) * (weights[index] as number);
      const label = labels[index] as number;
      votes[label] = (votes[label] as number) + says;
      total += says;
    }
    return votes.map((value) => value / (total || 1));
  };
}

/** Where a meaning lies along the directions; together of length one. */
function placeOf(meaning: Float32Array, centre: Float32Array, directions: Float32Array) {
  const place = new Float32Array(NEIGHBOUR_DIMENSIONS);
  const differing = meaning.map((value, index) => value - (centre[index] ?? 0));
  let length = 0;
  for (let i = 0; i < place.length; i++) {
    let sum = 0;
    const from = i * meaning.length;
    for (let j = 0; j < meaning.length; j++)
      sum += (directions[from + j] as number) * (differing[j] as number);
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
