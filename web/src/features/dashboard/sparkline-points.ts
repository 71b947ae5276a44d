interface Point {
  x: number;
  y: number;
}

const MIN_RANGE = 0.25;
const MARGIN = 8;

export function toSegments(values: readonly (number | null)[]): Point[][] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const range = Math.max(high - low, high * MIN_RANGE, 1);
  const floor = Math.max(0, (low + high - range) / 2);
  const segments: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) {
      if (segments.at(-1)?.length) segments.push([]);
      continue;
    }
    segments.at(-1)?.push({
      x: round((index / Math.max(1, values.length - 1)) * 100),
      y: round(100 - MARGIN - ((value - floor) / range) * (100 - 2 * MARGIN)),
    });
  }
  return segments.filter((points) => points.length > 0);
}

const round = (value: number) => Math.round(value * 10) / 10;
