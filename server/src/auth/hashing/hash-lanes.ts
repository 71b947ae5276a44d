/**
 * Queues for the hashing threads, highest priority first. `known` is for sign-ins from a device or
 * network that the account has used before.
 */
export const LANES = ['known', 'sign-in', 'sign-up'] as const;
export type Lane = (typeof LANES)[number];

/**
 * Maximum length of each queue. Further requests are refused immediately, because they would not be
 * served in time.
 */
const MAX_WAITING: Record<Lane, number> = { known: 400, 'sign-in': 100, 'sign-up': 50 };

export class LaneFull extends Error {
  override name = 'LaneFull';
}

/**
 * Queues password hashing for a few threads. One slot is reserved for members who sign in from a
 * known device or network, so that a flood of sign-ups or password guesses does not delay them.
 */
export class HashLanes {
  #running = 0;
  #strangers = 0;
  #waiting: Record<Lane, (() => void)[]> = { known: [], 'sign-in': [], 'sign-up': [] };

  /** Number of hashing threads. At least two, because one is reserved. */
  slots: number;
  /** Maximum waiting time. A longer wait would exceed the time limit of the request. */
  maxWaitMs: number;

  constructor(slots: number, maxWaitMs: number) {
    this.slots = slots;
    this.maxWaitMs = maxWaitMs;
  }

  /**
   * Runs the work when a slot is free. Throws LaneFull if the queue is full or the wait is too
   * long.
   */
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
