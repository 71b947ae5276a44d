import { expect, it } from 'vitest';
import { neighboursOf, votingOf } from './neighbours.ts';
import { widestDirections } from './widest-directions.ts';

const SIZE = 80;
/** A direction that mostly goes one way. */
const towards = (way: number, wobble: number) => {
  const values = Float32Array.from({ length: SIZE }, (_, at) => 0.05 * Math.sin(wobble * (at + 1)));
  values[way] = 1;
  return values;
};

it('asks the questions that mean nearly the same', () => {
  const ways = [3, 3, 3, 40, 40, 40, 77, 77, 77];
  const near = neighboursOf(
    ways.map(() => ({ weight: 1 })),
    ways.map((way) => [3, 40, 77].indexOf(way)),
    ways.map((way, index) => towards(way, index + 1)),
  );
  for (const [label, way] of [3, 40, 77].entries()) {
    const votes = votingOf(near, 3)(towards(way, 20));
    expect(votes[label]).toBeGreaterThan(0.9);
    expect(votes.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  }
});

it('finds the directions in which vectors differ most', () => {
  const vectors = Array.from({ length: 50 }, (_, index) =>
    Float32Array.of(Math.cos(index), 3 * Math.sin(index), 0, 0.1 * Math.cos(3 * index)),
  );
  const [first, second] = widestDirections(vectors, 2);
  expect(Math.abs(first?.[1] ?? 0)).toBeCloseTo(1, 2);
  expect(Math.abs(second?.[0] ?? 0)).toBeCloseTo(1, 2);
});
