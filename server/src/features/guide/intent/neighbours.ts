import { createDense, normalize, quantize } from '../../../encoder/dense.ts';
import {
  createDotProducts,
  createInnerProductSearch,
  SEARCH_DIMENSIONS,
} from '../../../encoder/products.ts';
import type { Example } from './examples.ts';
import { type Clusters, kMeans } from './k-means.ts';
import { pca } from './pca.ts';

/** Training questions as reduced embeddings, clustered so that a search visits only a few clusters. */
export interface Neighbours extends Clusters {
  /** Mean embedding, subtracted before the projection. */
  mean: Float32Array;
  components: Float32Array;
  /** Projection of each question onto the components, quantized. */
  projections: Int8Array;
  labels: Uint16Array;
  weights: Float32Array;
}

/** More dimensions, up to the full 512, do not improve the result. */
export const NEIGHBOUR_DIMENSIONS = SEARCH_DIMENSIONS;
const SHARPNESS = 25;
const INT8_MAX = 127;
/** Minimum cosine similarity; anything less similar would get no weight. */
const MIN_SIMILARITY = 0.35;
/** Clusters searched per message; the others are too far away to matter. */
const SEARCHED_CLUSTERS = 32;

export function createNeighbours(
  examples: readonly Pick<Example, 'weight'>[],
  labels: readonly number[],
  embeddings: readonly Float32Array[],
): Neighbours {
  const mean = computeMean(embeddings);
  const centred = embeddings.map((embedding) =>
    embedding.map((value, index) => value - (mean[index] ?? 0)),
  );
  const components = Float32Array.from(
    pca(centred, NEIGHBOUR_DIMENSIONS).flatMap((component) => [...component]),
  );
  const project = createProjection(mean, components);
  const rows = new Int8Array(embeddings.length * NEIGHBOUR_DIMENSIONS);
  embeddings.forEach((embedding, index) => {
    const projection = project(embedding).map((value) => Math.round(value * INT8_MAX));
    rows.set(projection, index * NEIGHBOUR_DIMENSIONS);
  });
  const { order, ...clusters } = kMeans(rows, NEIGHBOUR_DIMENSIONS);
  const projections = new Int8Array(rows.length);
  order.forEach((row, index) => {
    const from = row * NEIGHBOUR_DIMENSIONS;
    projections.set(rows.subarray(from, from + NEIGHBOUR_DIMENSIONS), index * NEIGHBOUR_DIMENSIONS);
  });
  return {
    mean,
    components,
    projections,
    ...clusters,
    labels: Uint16Array.from(order, (row) => labels[row] ?? 0),
    weights: Float32Array.from(order, (row) => examples[row]?.weight ?? 0),
  };
}

/** Estimates label probabilities from the most similar training questions (weighted k-NN). */
export function createVoter(neighbours: Neighbours, labelCount: number) {
  const { labels, weights, sizes } = neighbours;
  const project = createProjection(neighbours.mean, neighbours.components);
  const compareCentroids = createDotProducts(neighbours.centroids, NEIGHBOUR_DIMENSIONS);
  const searchQuestions = createInnerProductSearch(neighbours.projections);
  const firstRows = findFirstRows(sizes);
  return (embedding: Float32Array): Float64Array => {
    const votes = new Float64Array(labelCount);
    let total = 0;
    const projection = project(embedding);
    const { products } = compareCentroids(projection);
    const cutoff = products.toSorted().at(-SEARCHED_CLUSTERS) ?? Number.NEGATIVE_INFINITY;
    const { scale, findAbove } = searchQuestions(projection);
    for (let cluster = 0; cluster < sizes.length; cluster++) {
      if ((products[cluster] as number) < cutoff) continue;
      const first = firstRows[cluster] as number;
      const found = findAbove(first, sizes[cluster] as number, MIN_SIMILARITY * INT8_MAX);
      for (let at = 0; at < found.length; at += 2) {
        const index = first + (found[at] as number);
        const similarity = ((found[at + 1] as number) * scale) / INT8_MAX;
        const vote = Math.exp(SHARPNESS * (similarity - 1)) * (weights[index] as number);
        const label = labels[index] as number;
        votes[label] = (votes[label] as number) + vote;
        total += vote;
      }
    }
    for (let label = 0; label < labelCount; label++)
      votes[label] = (votes[label] as number) / (total || 1);
    return votes;
  };
}

function findFirstRows(sizes: Uint16Array): number[] {
  let next = 0;
  return Array.from(sizes, (size) => {
    next += size;
    return next - size;
  });
}

/** Projects an embedding onto the principal components, relative to the mean, and normalizes it. */
function createProjection(mean: Float32Array, components: Float32Array) {
  const bias = new Float32Array(NEIGHBOUR_DIMENSIONS);
  bias.forEach((_, row) => {
    const component = components.subarray(row * mean.length, (row + 1) * mean.length);
    bias[row] = -component.reduce((sum, value, index) => sum + value * (mean[index] ?? 0), 0);
  });
  const multiply = createDense({ ...quantize(components, mean.length), bias });
  return (embedding: Float32Array) => normalize(multiply(embedding));
}

function computeMean(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
  return Float32Array.from(sum, (value) => value / vectors.length);
}
