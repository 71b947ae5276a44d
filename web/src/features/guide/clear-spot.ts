export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const STEP = 12;

/**
 * How far up a floating button has to move so that it covers nothing that can be pressed. Zero when
 * it is clear where it is; the place that covers least when there is no clear one.
 */
export function clearSpot(button: Box, pressable: readonly Box[], highest: number): number {
  let best = { shift: 0, covered: Number.POSITIVE_INFINITY };
  for (let shift = 0; button.top - shift >= highest; shift += STEP) {
    const covered = pressable.reduce((sum, box) => sum + overlap(button, shift, box), 0);
    if (covered === 0) return shift;
    if (covered < best.covered) best = { shift, covered };
  }
  return best.shift;
}

function overlap(button: Box, shift: number, box: Box): number {
  const height =
    Math.min(button.bottom - shift, box.bottom) - Math.max(button.top - shift, box.top);
  const width = Math.min(button.right, box.right) - Math.max(button.left, box.left);
  return Math.max(0, height) * Math.max(0, width);
}
