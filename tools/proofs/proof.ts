import type { FaultResult } from './database-faults/fault-result.ts';

/** `run` returns a summary, or throws if the check fails. */
export interface Proof {
  name: string;
  run(report: (progress: string) => void): Promise<string | FaultResult>;
}
