/** Rows of bytes that lie near each other, one group after the other. */
export interface Groups {
  /** What the rows of each group point to, a row for each. */
  centres: Int8Array;
  /** How many rows each has. */
  sizes: Uint16Array;
}

const GROUPS = 256;
const ROUNDS = 8;
/** Of one, so that centres can be compared with each other. */
const STEPS = 127;

/**
 * Puts rows of length one into groups of such as point alike (k-means, always the same from the same),
 * and says in which order they then come.
 */
export function groupsOf(rows: Int8Array, size: number): Groups & { order: Uint32Array } {
  const count = rows.length / size;
  const groups = Math.min(GROUPS, count);
  // Beginning with some of the rows themselves, from everywhere.
  let centres = Float32Array.from({ length: groups * size }, (_, at) => {
    const row = Math.floor((Math.floor(at / size) * count) / groups);
    return rows[row * size + (at % size)] ?? 0;
  });
  let nearest = new Uint16Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    nearest = nearestOf(rows, centres, size);
    centres = centresOf(rows, nearest, groups, size);
  }
  nearest = nearestOf(rows, centres, size);
  const order = Uint32Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => (nearest[a] ?? 0) - (nearest[b] ?? 0) || a - b,
  );
  const sizes = new Uint16Array(groups);
  for (const group of nearest) sizes[group] = (sizes[group] ?? 0) + 1;
  return { centres: Int8Array.from(centres, (value) => Math.round(value * STEPS)), sizes, order };
}

function nearestOf(rows: Int8Array, centres: Float32Array, size: number) {
  const nearest = new Uint16Array(rows.length / size);
  for (let row = 0; row < nearest.length; row++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let from = 0; from < centres.length; from += size) {
      let sum = 0;
      for (let i = 0; i < size; i++)
        sum += (rows[row * size + i] as number) * (centres[from + i] as number);
      if (sum <= most) continue;
      most = sum;
      nearest[row] = from / size;
    }
  }
  return nearest;
}

/** What the rows of a group point to together, of length one. */
function centresOf(rows: Int8Array, nearest: Uint16Array, groups: number, size: number) {
  const centres = new Float32Array(groups * size);
  nearest.forEach((group, row) => {
    for (let i = 0; i < size; i++) {
      const at = group * size + i;
      centres[at] = (centres[at] as number) + (rows[row * size + i] as number);
    }
  });
  for (let from = 0; from < centres.length; from += size) {
    const centre = centres.subarray(from, from + size);
    const length = Math.hypot(...centre) || 1;
    centre.forEach((value, i) => {
      centre[i] = value / length;
    });
  }
  return centres;
}
