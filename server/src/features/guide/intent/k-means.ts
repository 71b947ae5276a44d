export interface Clusters {
  /** One row per cluster. */
  centroids: Int8Array;
  sizes: Uint16Array;
}

const CLUSTERS = 256;
const ITERATIONS = 8;
/** Scale of the quantized centroids, which are unit vectors. */
const INT8_MAX = 127;

/**
 * Spherical k-means over quantized unit vectors, deterministic. `order` lists the rows cluster by
 * cluster.
 */
export function kMeans(rows: Int8Array, size: number): Clusters & { order: Uint32Array } {
  const count = rows.length / size;
  const clusters = Math.min(CLUSTERS, count);
  // Start with rows spread evenly over the data.
  let centroids = Float32Array.from({ length: clusters * size }, (_, at) => {
    const row = Math.floor((Math.floor(at / size) * count) / clusters);
    return rows[row * size + (at % size)] ?? 0;
  });
  let assignment = new Uint16Array(count);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    assignment = assignRows(rows, centroids, size);
    centroids = computeCentroids(rows, assignment, clusters, size);
  }
  assignment = assignRows(rows, centroids, size);
  const order = Uint32Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => (assignment[a] ?? 0) - (assignment[b] ?? 0) || a - b,
  );
  const sizes = new Uint16Array(clusters);
  for (const cluster of assignment) sizes[cluster] = (sizes[cluster] ?? 0) + 1;
  return {
    centroids: Int8Array.from(centroids, (value) => Math.round(value * INT8_MAX)),
    sizes,
    order,
  };
}

function assignRows(rows: Int8Array, centroids: Float32Array, size: number) {
  const assignment = new Uint16Array(rows.length / size);
  for (let row = 0; row < assignment.length; row++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let from = 0; from < centroids.length; from += size) {
      let sum = 0;
      for (let i = 0; i < size; i++)
        sum += (rows[row * size + i] as number) * (centroids[from + i] as number);
      if (sum <= best) continue;
      best = sum;
      assignment[row] = from / size;
    }
  }
  return assignment;
}

/** Normalized mean of the rows of each cluster. */
function computeCentroids(
  rows: Int8Array,
  assignment: Uint16Array,
  clusters: number,
  size: number,
) {
  const centroids = new Float32Array(clusters * size);
  assignment.forEach((cluster, row) => {
    for (let i = 0; i < size; i++) {
      const at = cluster * size + i;
      centroids[at] = (centroids[at] as number) + (rows[row * size + i] as number);
    }
  });
  for (let from = 0; from < centroids.length; from += size) {
    const centroid = centroids.subarray(from, from + size);
    const length = Math.hypot(...centroid) || 1;
    centroid.forEach((value, i) => {
      centroid[i] = value / length;
    });
  }
  return centroids;
}
