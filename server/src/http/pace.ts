/** What a network may ask for at once, and for each second after. */
export const BURST = 300;
export const PER_SECOND = 30;
const MAX_NETWORKS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
  /** Let in since the processes last settled. */
  unsettled: number;
}

/** A bucket for each network, in this process. A refusal takes nothing out of it. */
export class Pace {
  #buckets = new Map<string, Bucket>();

  /** Lets one request in and returns 0, or returns how many seconds to wait. */
  take(network: string, now: number): number {
    const bucket = this.#refilled(network, now);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / PER_SECOND));
    bucket.tokens -= 1;
    bucket.unsettled += 1;
    return 0;
  }

  /** Hands over what was let in of each network with at least so many requests, and begins anew. */
  takeSpendings(least: number): Map<string, number> {
    const spendings = new Map<string, number>();
    for (const [network, bucket] of this.#buckets) {
      if (bucket.unsettled >= least) spendings.set(network, bucket.unsettled);
      bucket.unsettled = 0;
    }
    return spendings;
  }

  /** What all processes together have left of it; what was let in meanwhile is not in there yet. */
  settle(network: string, tokens: number, now: number): void {
    const bucket = this.#refilled(network, now);
    bucket.tokens = Math.min(bucket.tokens, tokens - bucket.unsettled);
  }

  #refilled(network: string, now: number): Bucket {
    const bucket = this.#buckets.get(network) ?? { tokens: BURST, at: now, unsettled: 0 };
    // A clock that was set back refills nothing, and takes nothing.
    const seconds = Math.max(0, now - bucket.at) / 1000;
    bucket.tokens = Math.min(BURST, bucket.tokens + seconds * PER_SECOND);
    bucket.at = now;
    // Deleting first keeps the map in order of last use, so the oldest is the one to drop.
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    if (this.#buckets.size > MAX_NETWORKS) {
      this.#buckets.delete(this.#buckets.keys().next().value as string);
    }
    return bucket;
  }
}
