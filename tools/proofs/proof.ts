import type { Survival } from './afternoon/survival.ts';

/** Something that must hold, tried for real. `run` says what it tried and what held, or throws. */
export interface Proof {
  name: string;
  run(report: (progress: string) => void): Promise<string | Survival>;
}
