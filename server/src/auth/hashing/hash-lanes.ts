/** Waiting lines for the hashing threads, in order of priority. */
export const LANES = ['known', 'sign-in', 'sign-up'] as const;
export type Lane = (typeof LANES)[number];

/** A request beyond this is refused at once instead of waiting in vain. */
const MAX_WAITING: Record<Lane, number> = { known: 400, 'sign-in': 100, 'sign-up': 50 };

export class LaneFull extends Error {
  override name = 'LaneFull';
}

/**
 * Queues work for the hashing threads. One slot is reserved for members who sign in from a known
 * device or network, so that a flood of sign-ups or guesses does not delay them.
 */
export class HashLanes {
  #running = 0;
  #strangers = 0;
  #waiting: Record<Lane, (() => void)[]> = { known: [], 'sign-in': [], 'sign-up': [] };

  /** At least two, because one is reserved. */
  slots: number;
  /** Waiting longer would exceed the time limit of the request. */
  maxWaitMs: number;

  constructor(slots: number, maxWaitMs: number) {
    this.slots = slots;
    this.maxWaitMs = maxWaitMs;
  }

  /** Runs the work when a slot is free, or throws LaneFull. */
  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    await this.#waitForSlot(lane);
    try {
      return await work();
    } finally {
      this.#running--;
      if (lane !== 'known') this.#strangers--;
      this.#startWaiting();
    }
  }

  load(): { running: number; waiting: Record<Lane, number> } {
    const { known, 'sign-in': signIn, 'sign-up': signUp } = this.#waiting;
    const waiting = { known: known.length, 'sign-in': signIn.length, 'sign-up': signUp.length };
    return { running: this.#running, waiting };
  }

  #waitForSlot(lane: Lane): Promise<void> {
    const line = this.#waiting[lane];
    if (line.length >= MAX_WAITING[lane]) throw new LaneFull();
    return new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        reject(new LaneFull());
      }, this.maxWaitMs);
      line.push(enter);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    for (const lane of LANES) {
      while (this.#hasSlot(lane)) {
        const next = this.#waiting[lane].shift();
        if (!next) break;
        this.#running++;
        if (lane !== 'known') this.#strangers++;
        next();
      }
    }
  }

  #hasSlot(lane: Lane): boolean {
    if (this.#running >= this.slots) return false;
    return lane === 'known' || this.#strangers < this.slots - 1;
  }
}
