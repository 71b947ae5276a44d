import { setPriority } from 'node:os';

export function lowerPriority(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Some containers forbid changing the priority. The work then continues at normal priority.
  }
}
