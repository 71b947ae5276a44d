import { setPriority } from 'node:os';

/** Keeps work in a worker thread from slowing down requests on the main thread. */
export function lowerThreadPriority(priority: number): void {
  // Elsewhere, this would lower the priority of the whole process.
  if (process.platform === 'linux') lowerPriority(priority);
}

export function lowerPriority(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Some containers forbid changing the priority. The work then continues at normal priority.
  }
}
