import { PULSE_DOMAINS, type PulseDomain } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { distanceFromCentre } from '@hearthway/domain/wellness-map/thirds';

/**
 * The first spoke of the map points left and slightly upwards. This puts the short labels at the
 * sides, where narrow screens have the least room.
 */
const STEP = 22;
const GAP = 10;
const FIRST = -90 + GAP / 2 + STEP / 2;
const PETAL = STEP * 0.42;

export interface MapLayout {
  width: number;
  height: number;
  centre: { x: number; y: number };
  radius: number;
  core: number;
  fontSize: number;
}

const MAX_RADIUS = 196;

export function mapLayout(width: number): MapLayout {
  const fontSize = width < 340 ? 12 : width < 520 ? 13 : 14;
  const labelWidth = fontSize * 4.3 + 14;
  const radius = Math.max(48, Math.min(width / 2 - labelWidth, MAX_RADIUS));
  const labelHeight = fontSize * 2.4 + 18;
  const height = 2 * (radius + labelHeight);
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

export function spokeAngle(index: number): number {
  const domain = ALL_SPOKES[index]?.domain;
  const gaps = domain ? PULSE_DOMAINS.indexOf(domain) : 0;
  return FIRST + STEP * index + GAP * gaps;
}

export function pointAt({ centre }: MapLayout, angle: number, distance: number) {
  const radians = (angle * Math.PI) / 180;
  return {
    x: centre.x + distance * Math.sin(radians),
    y: centre.y - distance * Math.cos(radians),
  };
}

export const scoreRadius = ({ core, radius }: MapLayout, score: number): number =>
  core + (radius - core) * distanceFromCentre(score);

export function petalPath(layout: MapLayout, index: number, score: number): string {
  return wedge(layout, spokeAngle(index), PETAL, layout.core, scoreRadius(layout, score));
}

export function outlinePath(layout: MapLayout, index: number, score: number) {
  const outer = scoreRadius(layout, score);
  const inner = Math.max(layout.core, outer - layout.radius * 0.1);
  const at = (turn: number, distance: number) =>
    pointText(layout, spokeAngle(index) + turn, distance);
  return `M${at(-PETAL, inner)} L${at(-PETAL, outer)} A${outer.toFixed(2)} ${outer.toFixed(2)} 0 0 1 ${at(PETAL, outer)} L${at(PETAL, inner)}`;
}

export function slicePath(layout: MapLayout, index: number): string {
  return wedge(layout, spokeAngle(index), STEP / 2, layout.core, layout.radius);
}

export function tapPath(layout: MapLayout, index: number): string {
  return wedge(layout, spokeAngle(index), STEP / 2, layout.core, layout.height / 2);
}

const BADGE_ROOM = 20;

export function badgePlace(layout: MapLayout, index: number, score: number) {
  const closest = BADGE_ROOM / (2 * Math.sin(((STEP / 2) * Math.PI) / 180));
  return pointAt(layout, spokeAngle(index), Math.max(closest, scoreRadius(layout, score) - 4));
}

function wedge(layout: MapLayout, angle: number, half: number, inner: number, outer: number) {
  const at = (turn: number, distance: number) => pointText(layout, angle + turn, distance);
  return `M${at(-half, inner)} L${at(-half, outer)} A${outer.toFixed(2)} ${outer.toFixed(2)} 0 0 1 ${at(half, outer)} L${at(half, inner)} A${inner.toFixed(2)} ${inner.toFixed(2)} 0 0 0 ${at(-half, inner)} Z`;
}

function pointText(layout: MapLayout, angle: number, distance: number): string {
  const { x, y } = pointAt(layout, angle, distance);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

export function domainArc(layout: MapLayout, domain: PulseDomain): string {
  const indices = ALL_SPOKES.flatMap((one, index) => (one.domain === domain ? [index] : []));
  const distance = layout.radius + 5;
  const from = spokeAngle(indices[0] ?? 0) - STEP / 2 + 1;
  const to = spokeAngle(indices.at(-1) ?? 0) + STEP / 2 - 1;
  const [start, end] = [pointAt(layout, from, distance), pointAt(layout, to, distance)];
  return `M${start.x.toFixed(2)} ${start.y.toFixed(2)} A${distance.toFixed(2)} ${distance.toFixed(2)} 0 0 1 ${end.x.toFixed(2)} ${end.y.toFixed(2)}`;
}

export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  lineHeight: number;
}

export function labelPlace(layout: MapLayout, index: number, lines: number): LabelPlace {
  const angle = spokeAngle(index);
  const { x, y } = pointAt(layout, angle, layout.radius + 13);
  const side = Math.sin((angle * Math.PI) / 180);
  const lineHeight = layout.fontSize * 1.11;
  const top = y - (lineHeight * lines * (1 + Math.cos((angle * Math.PI) / 180))) / 2;
  return {
    x,
    y: top + lineHeight / 2,
    anchor: Math.abs(side) < 0.2 ? 'middle' : side > 0 ? 'start' : 'end',
    lineHeight,
  };
}

export function labelLines(label: string): string[] {
  const words = label.split(' ');
  if (words.length === 1) return words;
  const splits = words
    .slice(1)
    .map((_word, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}
