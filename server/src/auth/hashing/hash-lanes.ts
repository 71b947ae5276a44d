/**
 * The queues for password hashing, highest priority first. `known` is for devices and networks that
 * the account has used before.
 */
export const LANES = ['known', 'sign-in', 'sign-up'] as const;
export type Lane = (typeof LANES)[number];

const MAX_WAITING: Record<Lane, number> = { known: 400, 'sign-in': 100, 'sign-up': 50 };
const MAX_WAITING_PER_ACCOUNT = 10;

interface Waiting {
  enter: () => void;
  account: string | undefined;
}

export class LaneFull extends Error {
  override name = 'LaneFull';
}

/**
 * One hashing thread is reserved for sign-ins from known devices and networks, so that a flood of
 * sign-ups or password guesses does not delay members.
 */
export class HashLanes {
  #running = 0;
  #strangers = 0;
  #waiting: Record<Lane, Waiting[]> = { known: [], 'sign-in': [], 'sign-up': [] };
  /**
   * Each queue hashes only one password of an account at a time. The owner's sign-ins use the queue
   * `known`, so strangers who guess a password do not delay them.
   */
  #busyAccounts: Record<Lane, Set<string>> = {
    known: new Set(),
    'sign-in': new Set(),
    'sign-up': new Set(),
  };

  slots: number;
  maxWaitMs: number;

  constructor(slots: number, maxWaitMs: number) {
    this.slots = slots;
    this.maxWaitMs = maxWaitMs;
  }

  async run<T>(lane: Lane, account: string | undefined, work: () => Promise<T>): Promise<T> {
    await this.#waitForSlot(lane, account);
    try {
      return await work();
    } finally {
      this.#running--;
      if (account !== undefined) this.#busyAccounts[lane].delete(account);
      if (lane !== 'known') this.#strangers--;
      this.#startWaiting();
    }
  }

  load(): { running: number; waiting: Record<Lane, number> } {
    const { known, 'sign-in': signIn, 'sign-up': signUp } = this.#waiting;
    const waiting = { known: known.length, 'sign-in': signIn.length, 'sign-up': signUp.length };
    return { running: this.#running, waiting };
  }

  #waitForSlot(lane: Lane, account: string | undefined): Promise<void> {
    const line = this.#waiting[lane];
    const isOfAccount = (other: Waiting) => account !== undefined && other.account === account;
    const isFull =
      line.length >= MAX_WAITING[lane] ||
      line.filter(isOfAccount).length >= MAX_WAITING_PER_ACCOUNT;
    if (isFull) throw new LaneFull();
    return new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(patience);
        resolve();
      };
      const waiting = { enter, account };
      const patience = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(new LaneFull());
      }, this.maxWaitMs);
      line.push(waiting);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    for (const lane of LANES) {
      while (this.#hasSlot(lane)) {
        const next = this.#takeNext(lane);
        if (!next) break;
        this.#running++;
        if (lane !== 'known') this.#strangers++;
        next.enter();
      }
    }
  }

  #takeNext(lane: Lane): Waiting | undefined {
    const busy = this.#busyAccounts[lane];
    const line = this.#waiting[lane];
    const index = line.findIndex(({ account }) => account === undefined || !busy.has(account));
    const [next] = index === -1 ? [] : line.splice(index, 1);
    if (next?.account !== undefined) busy.add(next.account);
    return next;
  }

  #hasSlot(lane: Lane): boolean {
    if (this.#running >= this.slots) return false;
    return lane === 'known' || this.#strangers < this.slots - 1;
  }
}
