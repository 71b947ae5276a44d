const ITERATIONS = 12;

/**
 * Principal components of the vectors, largest variance first, by orthogonal iteration. The start
 * vectors are fixed, so the result is deterministic.
 */
export function pca(vectors: readonly Float32Array[], count: number): Float32Array[] {
  const size = vectors[0]?.length ?? 0;
  const covariance = sumOuterProducts(vectors, size);
  let components: Float64Array[] = Array.from({ length: count }, (_, index) =>
    Float64Array.from({ length: size }, (__, at) => Math.sin((index + 1) * (at + 1))),
  );
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    components = orthonormalize(components.map((component) => multiply(covariance, component)));
  }
  return components.map((component) => Float32Array.from(component));
}

/** The covariance matrix without its constant factor. */
function sumOuterProducts(vectors: readonly Float32Array[], size: number): Float64Array[] {
  const sums = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    for (let i = 0; i < size; i++) {
      const row = sums[i] as Float64Array;
      const value = vector[i] ?? 0;
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + value * (vector[j] ?? 0);
    }
  }
  return sums;
}

const multiply = (rows: readonly Float64Array[], vector: Float64Array) =>
  Float64Array.from(rows, (row) => dot(row, vector));

/** Gram-Schmidt process. */
function orthonormalize(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const other of done) {
      const projection = dot(vector, other);
      for (let i = 0; i < vector.length; i++)
        vector[i] = (vector[i] ?? 0) - projection * (other[i] ?? 0);
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    done.push(vector.map((value) => value / length));
  }
  return done;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
