import { setPriority } from 'node:os';

/** Lets others go first, from 0 to 19. A service may be kept from that; the work itself matters more. */
export function giveWay(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // As before, then.
  }
}
