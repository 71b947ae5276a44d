import { type PulseDomain, SPOKES } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { distanceFromCentre } from '@hearthway/domain/wellness-map/thirds';

/**
 * Angles are degrees clockwise from the top. The first spoke stands a little above the left, so that
 * the short names of the mental spokes fall to the right and two-word names above and below: that
 * leaves the most room for the circle on a narrow screen.
 */
const STEP = 360 / ALL_SPOKES.length;
const FIRST = -78;
const PETAL = STEP * 0.4;

export interface MapLayout {
  width: number;
  height: number;
  centre: { x: number; y: number };
  /** Of the outer ring. */
  radius: number;
  /** Of the empty middle, where petals begin. */
  core: number;
  fontSize: number;
}

const MAX_RADIUS = 196;

/** Labels keep their size; the circle takes the room they leave. */
export function mapLayout(width: number): MapLayout {
  const fontSize = width < 340 ? 12 : width < 520 ? 13 : 14;
  const beside = fontSize * 4.3 + 14;
  const radius = Math.max(48, Math.min(width / 2 - beside, MAX_RADIUS));
  const above = fontSize * 2.4 + 18;
  const height = 2 * (radius + above);
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 },
    radius,
    core: radius * 0.1,
    fontSize,
  };
}

export const viewBox = ({ width, height }: MapLayout): string =>
  `0 0 ${width} ${height.toFixed(1)}`;

export const spokeAngle = (index: number): number => FIRST + STEP * index;

export function pointAt({ centre }: MapLayout, angle: number, distance: number) {
  const radians = (angle * Math.PI) / 180;
  return {
    x: centre.x + distance * Math.sin(radians),
    y: centre.y - distance * Math.cos(radians),
  };
}

/** How far out a score is drawn, in the layout's own measure. */
export const scoreRadius = ({ core, radius }: MapLayout, score: number): number =>
  core + (radius - core) * distanceFromCentre(score);

/** A petal from the core out to its score. */
export function petalPath(layout: MapLayout, index: number, score: number): string {
  return wedge(layout, spokeAngle(index), PETAL, layout.core, scoreRadius(layout, score));
}

/** The outer end of a petal as a bracket, so that fifteen of them do not crowd the middle. */
export function outlinePath(layout: MapLayout, index: number, score: number, narrower: number) {
  const outer = scoreRadius(layout, score);
  const inner = Math.max(layout.core, outer - layout.radius * 0.16);
  const half = PETAL - narrower;
  const at = (turn: number, distance: number) =>
    pointText(layout, spokeAngle(index) + turn, distance);
  return `M${at(-half, inner)} L${at(-half, outer)} A${outer.toFixed(2)} ${outer.toFixed(2)} 0 0 1 ${at(half, outer)} L${at(half, inner)}`;
}

/** The whole slice of a spoke, for fingers and for the mark of focus. */
export function slicePath(layout: MapLayout, index: number): string {
  return wedge(layout, spokeAngle(index), STEP / 2, layout.core, layout.radius);
}

function wedge(layout: MapLayout, angle: number, half: number, inner: number, outer: number) {
  const at = (turn: number, distance: number) => pointText(layout, angle + turn, distance);
  return `M${at(-half, inner)} L${at(-half, outer)} A${outer.toFixed(2)} ${outer.toFixed(2)} 0 0 1 ${at(half, outer)} L${at(half, inner)} A${inner.toFixed(2)} ${inner.toFixed(2)} 0 0 0 ${at(-half, inner)} Z`;
}

function pointText(layout: MapLayout, angle: number, distance: number): string {
  const { x, y } = pointAt(layout, angle, distance);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The band around the spokes of one domain. */
export function domainArc(layout: MapLayout, domain: PulseDomain): string {
  const indices = ALL_SPOKES.flatMap((one, index) => (one.domain === domain ? [index] : []));
  const distance = layout.radius + 5;
  const from = spokeAngle(indices[0] ?? 0) - STEP / 2 + 1.5;
  const to = spokeAngle(indices.at(-1) ?? 0) + STEP / 2 - 1.5;
  const [start, end] = [pointAt(layout, from, distance), pointAt(layout, to, distance)];
  const isLarge = SPOKES[domain].length * STEP > 180 ? 1 : 0;
  return `M${start.x.toFixed(2)} ${start.y.toFixed(2)} A${distance.toFixed(2)} ${distance.toFixed(2)} 0 ${isLarge} 1 ${end.x.toFixed(2)} ${end.y.toFixed(2)}`;
}

export interface LabelPlace {
  x: number;
  /** Of the first line's middle. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  lineHeight: number;
}

export function labelPlace(layout: MapLayout, index: number, lines: number): LabelPlace {
  const angle = spokeAngle(index);
  const { x, y } = pointAt(layout, angle, layout.radius + 13);
  const side = Math.sin((angle * Math.PI) / 180);
  const lineHeight = layout.fontSize * 1.14;
  // Above the circle a label stands on its point, below it hangs from it, at the sides it is centred.
  const top = y - (lineHeight * lines * (1 + Math.cos((angle * Math.PI) / 180))) / 2;
  return {
    x,
    y: top + lineHeight / 2,
    anchor: Math.abs(side) < 0.2 ? 'middle' : side > 0 ? 'start' : 'end',
    lineHeight,
  };
}

/** A name in at most two lines, as even as its words allow. */
export function labelLines(label: string): string[] {
  const words = label.split(' ');
  if (words.length === 1) return words;
  const splits = words
    .slice(1)
    .map((_word, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}
