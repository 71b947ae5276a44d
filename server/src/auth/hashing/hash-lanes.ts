/** Who waits for a hash, those first who go first. */
export const LANES = ['known', 'sign-in', 'sign-up'] as const;
export type Lane = (typeof LANES)[number];

/** How many may wait in each. Whoever comes later is better told so than kept waiting. */
const MAX_WAITING: Record<Lane, number> = { known: 400, 'sign-in': 100, 'sign-up': 50 };

/** Nothing was done: there are too many ahead. */
export class LaneFull extends Error {
  override name = 'LaneFull';
}

/**
 * The line in front of the hashing threads. One place is kept for members who sign in from where they
 * did before: however many strangers sign up or guess, they do not wait for them.
 */
export class HashLanes {
  #running = 0;
  #strangers = 0;
  #waiting: Record<Lane, (() => void)[]> = { known: [], 'sign-in': [], 'sign-up': [] };

  /** Two at the least: one is kept. */
  places: number;
  /** Nobody is kept in line for longer: a request that waits has an end of its own. */
  patienceMs: number;

  constructor(places: number, patienceMs: number) {
    this.places = places;
    this.patienceMs = patienceMs;
  }

  /** Does the work when it is this lane's turn, or throws LaneFull. */
  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    await this.#turn(lane);
    try {
      return await work();
    } finally {
      this.#running--;
      if (lane !== 'known') this.#strangers--;
      this.#letIn();
    }
  }

  /** How many are at work, and how many wait in each lane. */
  load(): { running: number; waiting: Record<Lane, number> } {
    const { known, 'sign-in': signIn, 'sign-up': signUp } = this.#waiting;
    const waiting = { known: known.length, 'sign-in': signIn.length, 'sign-up': signUp.length };
    return { running: this.#running, waiting };
  }

  #turn(lane: Lane): Promise<void> {
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
      }, this.patienceMs);
      line.push(enter);
      this.#letIn();
    });
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
    if (this.#running >= this.places) return false;
    return lane === 'known' || this.#strangers < this.places - 1;
  }
}
