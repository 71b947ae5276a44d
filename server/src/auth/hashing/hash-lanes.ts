/** Who waits for a hash, those first who go first. */
export const LANES = ['known', 'sign-in', 'sign-up'] as const;
export type Lane = (typeof LANES)[number];

/** How many may wait in each. Whoever comes later is better told so than kept waiting. */
const MAX_WAITING: Record<Lane, number> = { known: 400, 'sign-in': 100, 'sign-up': 50 };

/**
 * The line in front of the hashing threads. One place is kept for members who sign in from where they
 * did before: however many strangers sign up or guess, they do not wait for them.
 */
export class HashLanes {
  #places: number;
  #running = 0;
  #strangers = 0;
  #waiting: Record<Lane, (() => void)[]> = { known: [], 'sign-in': [], 'sign-up': [] };

  constructor(places: number) {
    this.#places = places;
  }

  /** Whether the lane has room for one more in line. */
  hasRoom(lane: Lane): boolean {
    return this.#waiting[lane].length < MAX_WAITING[lane];
  }

  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting[lane].push(resolve);
      this.#letIn();
    });
    try {
      return await work();
    } finally {
      this.#running--;
      if (lane !== 'known') this.#strangers--;
      this.#letIn();
    }
  }

  #letIn(): void {
    for (const lane of LANES) {
      while (this.#hasPlace(lane)) {
        const next = this.#waiting[lane].shift();
        if (!next) break;
        this.#running++;
        if (lane !== 'known') this.#strangers++;
        next();
      }
    }
  }

  #hasPlace(lane: Lane): boolean {
    if (this.#running >= this.#places) return false;
    return lane === 'known' || this.#strangers < this.#places - 1;
  }
}
