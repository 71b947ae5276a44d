import { setPriority } from 'node:os';

/**
 * Lowers the priority of this thread to a value from 0 to 19, if the operating system allows it.
 */
export function lowerPriority(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Some containers forbid this. The work then continues at normal priority.
  }
}
