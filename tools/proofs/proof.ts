import type { FaultResult } from './database-faults/fault-result.ts';

export interface Proof {
  name: string;
  run(report: (progress: string) => void): Promise<string | FaultResult>;
}
