import { ALL_SPOKES, SPOKE_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { describe, expect, it, test } from 'vitest';
import {
  labelLines,
  labelPlace,
  mapLayout,
  petalPath,
  pointAt,
  scoreRadius,
  spokeAngle,
} from './map-geometry.ts';

const wordWidth = (word: string) =>
  [...word].reduce((sum, letter) => {
    if (/[iIljtfr ]/.test(letter)) return sum + 0.34;
    return sum + (/[mwMW]/.test(letter) ? 0.86 : 0.58);
  }, 0);

function labelBoxes(width: number) {
  const layout = mapLayout(width);
  return ALL_SPOKES.map(({ spoke }, index) => {
    const lines = labelLines(SPOKE_INFO[spoke].label);
    const { x, y, anchor, lineHeight } = labelPlace(layout, index, lines.length);
    const wide = Math.max(...lines.map(wordWidth)) * layout.fontSize;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
    const top = y - lineHeight / 2;
    return { spoke, left, right: left + wide, top, bottom: top + lineHeight * lines.length };
  });
}

describe('the wellness map’s labels', () => {
  test.each([286, 356, 420, 520, 640])(
    'fit into %i px without touching each other or the edge',
    (width) => {
      const boxes = labelBoxes(width);
      const { height } = mapLayout(width);
      const outside = boxes.filter(
        ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
      );
      expect(outside).toEqual([]);
      const touching = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (b) =>
              a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1,
          )
          .map((b) => `${a.spoke} ${b.spoke}`),
      );
      expect(touching).toEqual([]);
    },
  );

  it('are never smaller than 12 px', () => {
    expect(mapLayout(240).fontSize).toBeGreaterThanOrEqual(12);
  });

  test.each([
    ['Mood', ['Mood']],
    ['Eating on plan', ['Eating', 'on plan']],
    ['Energy and clarity', ['Energy and', 'clarity']],
    ['Living in purpose', ['Living in', 'purpose']],
  ])('are broken into lines between words: "%s" becomes %j', (label, lines) => {
    expect(labelLines(label)).toEqual(lines);
  });
});

describe('the wellness map', () => {
  const layout = mapLayout(420);
  const from = ({ x, y }: { x: number; y: number }) =>
    Math.hypot(x - layout.centre.x, y - layout.centre.y);

  test.each([
    [3, 1 / 3],
    [6, 2 / 3],
    [10, 1],
  ])('puts a score of %i at its distance from the centre', (score, share) => {
    const ring = layout.core + (layout.radius - layout.core) * share;
    expect(scoreRadius(layout, score)).toBeCloseTo(ring);
  });

  it('draws each petal with a length proportional to its score', () => {
    const numbers = petalPath(layout, 4, 8).match(/-?\d+\.\d+ -?\d+\.\d+/g) ?? [];
    const points = numbers.map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number);
      return { x, y };
    });
    const farthest = Math.max(...points.filter(({ y }) => y !== points[0]?.y).map(from));
    expect(Math.min(farthest, scoreRadius(layout, 8))).toBeCloseTo(scoreRadius(layout, 8), 1);
  });

  it('places the spokes clockwise in equal steps, with gaps between the groups', () => {
    const angles = ALL_SPOKES.map((_spoke, index) => spokeAngle(index));
    const within = Array(4).fill(22);
    expect(angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0))).toEqual([
      ...within,
      32,
      ...within,
      32,
      ...within,
    ]);
    expect((angles[0] ?? 0) + 360 - (angles[14] ?? 0)).toBe(32);
    expect(pointAt(layout, 90, 10).x).toBeCloseTo(layout.centre.x + 10);
  });
});
