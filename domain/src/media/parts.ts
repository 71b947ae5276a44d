/** A file is sent and kept in parts of this size; the last one holds the rest. */
export const PART_BYTES = 4 * 1024 * 1024;

export const partCount = (size: number) => Math.ceil(size / PART_BYTES);

/** Where a part begins, and where the next one would. */
export function partBounds(index: number, size: number): { start: number; end: number } {
  const start = index * PART_BYTES;
  return { start, end: Math.min(size, start + PART_BYTES) };
}
