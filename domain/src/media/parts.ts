export const PART_BYTES = 4 * 1024 * 1024;

export const partCount = (size: number) => Math.ceil(size / PART_BYTES);

export function partBounds(index: number, size: number): { start: number; end: number } {
  const start = index * PART_BYTES;
  return { start, end: Math.min(size, start + PART_BYTES) };
}
