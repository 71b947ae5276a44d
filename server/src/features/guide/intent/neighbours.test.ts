import { expect, it } from 'vitest';
import { createNeighbours, createVoter } from './neighbours.ts';
import { pca } from './pca.ts';

const SIZE = 80;
const createVector = (axis: number, noise: number) => {
  const values = Float32Array.from({ length: SIZE }, (_, at) => 0.05 * Math.sin(noise * (at + 1)));
  values[axis] = 1;
  return values;
};

it('votes for the label of the most similar questions', () => {
  const axes = [3, 3, 3, 40, 40, 40, 77, 77, 77];
  const neighbours = createNeighbours(
    axes.map(() => ({ weight: 1 })),
    axes.map((axis) => [3, 40, 77].indexOf(axis)),
    axes.map((axis, index) => createVector(axis, index + 1)),
  );
  for (const [label, axis] of [3, 40, 77].entries()) {
    const votes = createVoter(neighbours, 3)(createVector(axis, 20));
    expect(votes[label]).toBeGreaterThan(0.9);
    expect(votes.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  }
});

it('finds the axes of largest variance', () => {
  const vectors = Array.from({ length: 50 }, (_, index) =>
    Float32Array.of(Math.cos(index), 3 * Math.sin(index), 0, 0.1 * Math.cos(3 * index)),
  );
  const [first, second] = pca(vectors, 2);
  expect(Math.abs(first?.[1] ?? 0)).toBeCloseTo(1, 2);
  expect(Math.abs(second?.[0] ?? 0)).toBeCloseTo(1, 2);
});
