/** Even a steady number keeps a range of a fifth of itself, so that one more is not a jump. */
export const MIN_RANGE = 0.2;

interface Point {
  x: number;
  y: number;
}

/** Null marks a week without a number, which interrupts the line. */
export function splitAtGaps(
  levels: readonly (number | null)[],
  toX: (index: number) => number,
): Point[][] {
  const pieces: Point[][] = [];
  for (const [index, level] of levels.entries()) {
    if (level === null) continue;
    if ((levels[index - 1] ?? null) === null) pieces.push([]);
    pieces.at(-1)?.push({ x: toX(index), y: 100 - level });
  }
  return pieces;
}

export const toPath = (pieces: readonly Point[][]): string =>
  pieces
    .map((piece) => piece.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .join('');
