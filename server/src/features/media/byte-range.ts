/** Positions of the first and the last byte in the file, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a Range header (RFC 9110). Returns 'whole' for multiple or malformed ranges, because the
 * RFC allows sending the whole file then, and 'none' if the range lies outside the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const last = Number(to);
    return last === 0 ? 'none' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'whole';
  return start >= size ? 'none' : { start, end };
}
