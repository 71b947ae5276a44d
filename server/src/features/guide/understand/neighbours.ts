import { denseOf, inBytes, ofLengthOne } from '../../../encoder/dense.ts';
import { mostWith, productsWith, SHORT } from '../../../encoder/products.ts';
import type { Example } from './examples.ts';
import { type Groups, groupsOf } from './groups.ts';
import { widestDirections } from './widest-directions.ts';

/** What the questions that were learned from mean, short and in groups, so that few need looking at. */
export interface Neighbours extends Groups {
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
/** So many groups of questions are looked through; those of the others are too far away to say much. */
const LOOKED_THROUGH = 32;

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
  const placeOf = placingWith(centre, directions);
  const rows = new Int8Array(meanings.length * NEIGHBOUR_DIMENSIONS);
  meanings.forEach((meaning, index) => {
    const place = placeOf(meaning).map((value) => Math.round(value * STEPS));
    rows.set(place, index * NEIGHBOUR_DIMENSIONS);
  });
  const { order, ...groups } = groupsOf(rows, NEIGHBOUR_DIMENSIONS);
  const places = new Int8Array(rows.length);
  order.forEach((row, index) => {
    const from = row * NEIGHBOUR_DIMENSIONS;
    places.set(rows.subarray(from, from + NEIGHBOUR_DIMENSIONS), index * NEIGHBOUR_DIMENSIONS);
  });
  return {
    centre,
    directions,
    places,
    ...groups,
    labels: Uint16Array.from(order, (row) => labels[row] ?? 0),
    weights: Float32Array.from(order, (row) => examples[row]?.weight ?? 0),
  };
}

/** Says how likely each label is, by the questions that mean nearly the same. */
export function votingOf(near: Neighbours, labelCount: number) {
  const { labels, weights, sizes } = near;
  const placeOf = placingWith(near.centre, near.directions);
  const groupsNear = productsWith(near.centres, NEIGHBOUR_DIMENSIONS);
  const rowsNear = mostWith(near.places);
  const firsts = firstsOf(sizes);
  return (meaning: Float32Array): Float64Array => {
    const votes = new Float64Array(labelCount);
    let total = 0;
    const place = placeOf(meaning);
    const { sums } = groupsNear(place);
    const least = sums.toSorted().at(-LOOKED_THROUGH) ?? Number.NEGATIVE_INFINITY;
    const { step, among } = rowsNear(place);
    for (let group = 0; group < sizes.length; group++) {
      if ((sums[group] as number) < least) continue;
      const first = firsts[group] as number;
      const found = among(first, sizes[group] as number, FARTHEST * STEPS);
      for (let at = 0; at < found.length; at += 2) {
        const index = first + (found[at] as number);
        const nearness = ((found[at + 1] as number) * step) / STEPS;
        const says = Math.exp(SHARPNESS * (nearness - 1)) * (weights[index] as number);
        const label = labels[index] as number;
        votes[label] = (votes[label] as number) + says;
        total += says;
      }
    }
    for (let label = 0; label < labelCount; label++)
      votes[label] = (votes[label] as number) / (total || 1);
    return votes;
  };
}

/** Where each group begins. */
function firstsOf(sizes: Uint16Array): number[] {
  let next = 0;
  return Array.from(sizes, (size) => {
    next += size;
    return next - size;
  });
}

/** Where a meaning lies along the directions, as seen from the centre; together of length one. */
function placingWith(centre: Float32Array, directions: Float32Array) {
  const bias = new Float32Array(NEIGHBOUR_DIMENSIONS);
  bias.forEach((_, row) => {
    const direction = directions.subarray(row * centre.length, (row + 1) * centre.length);
    bias[row] = -direction.reduce((sum, value, index) => sum + value * (centre[index] ?? 0), 0);
  });
  const along = denseOf({ ...inBytes(directions, centre.length), bias });
  return (meaning: Float32Array) => ofLengthOne(along(meaning));
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
  return Float32Array.from(sum, (value) => value / vectors.length);
}
