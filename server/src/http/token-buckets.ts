export const BURST = 300;
export const PER_SECOND = 30;
const MAX_NETWORKS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
  unsynced: number;
}

export class TokenBuckets {
  #buckets = new Map<string, Bucket>();

  take(network: string, now: number): number {
    const bucket = this.#refill(network, now);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / PER_SECOND));
    bucket.tokens -= 1;
    bucket.unsynced += 1;
    return 0;
  }

  takeSpent(least: number): Map<string, number> {
    const spendings = new Map<string, number>();
    for (const [network, bucket] of this.#buckets) {
      if (bucket.unsynced >= least) spendings.set(network, bucket.unsynced);
      bucket.unsynced = 0;
    }
    return spendings;
  }

  applyBalance(network: string, tokens: number, now: number): void {
    const bucket = this.#refill(network, now);
    bucket.tokens = Math.min(bucket.tokens, tokens - bucket.unsynced);
  }

  #refill(network: string, now: number): Bucket {
    const bucket = this.#buckets.get(network) ?? { tokens: BURST, at: now, unsynced: 0 };
    // A clock that was set back must not change the balance.
    const seconds = Math.max(0, now - bucket.at) / 1000;
    bucket.tokens = Math.min(BURST, bucket.tokens + seconds * PER_SECOND);
    bucket.at = now;
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    if (this.#buckets.size > MAX_NETWORKS) {
      this.#buckets.delete(this.#buckets.keys().next().value as string);
    }
    return bucket;
  }
}
