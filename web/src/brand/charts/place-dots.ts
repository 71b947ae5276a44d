import type { ChartDay } from '@hearthway/domain/insights/contract';

export interface Dot {
  day: ChartDay[0];
  value: number;
  x: number;
  y: number;
}

export const CHART = { width: 320, height: 64, edge: 26 } as const;

const RADII = [5, 4, 3.2, 2.6, 2, 1.6] as const;
const GAP = 0.8;

interface DotRow {
  radius: number;
  dots: Dot[];
}

export const placeOf = (value: number, [low, high]: readonly [number, number]): number =>
  CHART.edge + ((value - low) / (high - low)) * (CHART.width - 2 * CHART.edge);

export function placeDots(days: readonly ChartDay[], range: readonly [number, number]): DotRow {
  const [low, high] = range;
  const steps = (high - low) * 2;
  const cell = (CHART.width - 2 * CHART.edge) / steps;
  const groups = Map.groupBy(days, ([, value]) =>
    Math.round(((value - low) / (high - low)) * steps),
  );
  const hasNeighbours = [...groups.keys()].some((place) => groups.has(place + 1));
  const width = cell * (hasNeighbours ? 0.95 : 1.4);
  const most = Math.max(1, ...[...groups.values()].map((group) => group.length));
  const radius =
    RADII.find((one) => columns(one, width) * rows(one) >= most) ?? (RADII.at(-1) as number);
  const step = 2 * radius + GAP;
  const dots = [...groups].flatMap(([place, group]) => {
    const perColumn = Math.ceil(group.length / Math.min(group.length, columns(radius, width)));
    const used = Math.ceil(group.length / perColumn);
    return group.map(([day, value], index): Dot => {
      const column = Math.floor(index / perColumn);
      const inColumn = Math.min(perColumn, group.length - column * perColumn);
      const row = index % perColumn;
      return {
        ...{ day, value },
        x: CHART.edge + place * cell + (column - (used - 1) / 2) * step,
        y: CHART.height / 2 + (row - (inColumn - 1) / 2) * step,
      };
    });
  });
  return { radius, dots };
}

const columns = (radius: number, width: number) =>
  Math.max(1, Math.floor(width / (2 * radius + GAP)));
const rows = (radius: number) => Math.max(1, Math.floor((CHART.height - 4) / (2 * radius + GAP)));
