import { setPriority } from 'node:os';

/** Lowers the priority of this thread (0 to 19), if the system allows it. */
export function lowerPriority(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Some containers forbid this; the work goes on at normal priority.
  }
}
