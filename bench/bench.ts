import type { PostgresServer } from '../tools/postgres-server.ts';

/** What a bench gets to work with. */
export interface Workbench {
  postgres: PostgresServer;
  /** Shorter rounds, for trying things out; the bounds stay. */
  quick: boolean;
  say(progress: string): void;
}

/** One line of the table: ours beside the bare cost it is compared with, and the bound. */
export interface Row {
  what: string;
  ours: string;
  bare: string;
  result: string;
  bound: string;
  holds: boolean;
}

export interface Bench {
  name: string;
  about: string;
  run(workbench: Workbench): Promise<Row[]>;
}

export const perSecond = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)}/s`;
export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
