import type { PostgresServer } from '../tools/postgres-server.ts';

export interface Workbench {
  postgres: PostgresServer;
  quick: boolean;
  /**
   * `--full` computes insights for all members instead of extrapolating from a sample. This takes
   * hours and 30 GB of disk.
   */
  full: boolean;
  report(progress: string): void;
}

export interface Row {
  measured: string;
  ours: string;
  baseline: string;
  result: string;
  bound: string;
  holds: boolean;
}

export interface Bench {
  name: string;
  description: string;
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
