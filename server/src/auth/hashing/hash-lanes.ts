/** Highest priority first. `known` means that the account has used the device or network before. */
export const LANES = ['known', 'sign-in', 'sign-up'] as const;
export type Lane = (typeof LANES)[number];

/** If a queue is full, further requests are refused, because they would not be served in time. */
const MAX_WAITING: Record<Lane, number> = { known: 400, 'sign-in': 100, 'sign-up': 50 };

export class LaneFull extends Error {
  override name = 'LaneFull';
}

/**
 * One slot is reserved for sign-ins from a known device or network, so that a flood of sign-ups or
 * password guesses does not delay members.
 */
export class HashLanes {
  #running = 0;
  #strangers = 0;
  #waiting: Record<Lane, (() => void)[]> = { known: [], 'sign-in': [], 'sign-up': [] };

  /** There are at least two threads, because one is reserved for known devices and networks. */
  slots: number;
  /** If a password waited longer, the request would exceed its time limit. */
  maxWaitMs: number;

  constructor(slots: number, maxWaitMs: number) {
    this.slots = slots;
    this.maxWaitMs = maxWaitMs;
  }

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
