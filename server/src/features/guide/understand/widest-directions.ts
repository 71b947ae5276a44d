const ROUNDS = 12;

/**
 * The directions in which these vectors of length one differ most, widest first: their principal
 * components, found by turning a handful of directions again and again. Always the same from the same.
 */
export function widestDirections(vectors: readonly Float32Array[], count: number): Float32Array[] {
  const size = vectors[0]?.length ?? 0;
  const products = productsOf(vectors, size);
  let found: Float64Array[] = Array.from({ length: count }, (_, index) =>
    Float64Array.from({ length: size }, (__, at) => Math.sin((index + 1) * (at + 1))),
  );
  for (let round = 0; round < ROUNDS; round++) {
    found = atRightAngles(found.map((direction) => turned(products, direction)));
  }
  return found.map((direction) => Float32Array.from(direction));
}

/** How the numbers of the vectors go together, number by number. */
function productsOf(vectors: readonly Float32Array[], size: number): Float64Array[] {
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

const turned = (rows: readonly Float64Array[], direction: Float64Array) =>
  Float64Array.from(rows, (row) => dot(row, direction));

function atRightAngles(directions: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const direction of directions) {
    for (const other of done) {
      const share = dot(direction, other);
      for (let i = 0; i < direction.length; i++)
        direction[i] = (direction[i] ?? 0) - share * (other[i] ?? 0);
    }
    const length = Math.sqrt(dot(direction, direction)) || 1;
    done.push(direction.map((value) => value / length));
  }
  return done;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
