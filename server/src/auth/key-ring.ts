import { SIGNING_KEY } from '@hearthway/domain/identity/lifetimes';
import { desc, eq, sql } from 'drizzle-orm';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import type { Database, Tx } from '../db/database.ts';
import { signingKeys } from '../db/tables/auth.ts';
import type { Clock } from '../ports/clock.ts';
import { isSealed, openJwk, sealJwk } from './sealed-jwk.ts';

const ALGORITHM = 'ES256';
const REREAD = 5 * 60_000;
/**
 * A new signing key is published first and used later, so that every process and cache knows it by
 * then.
 */
const PUBLISHED_AHEAD = 3 * REREAD;
/** The search for unknown key ids is limited, so that forged ids do not cause a query each. */
const REREAD_FOR_UNKNOWN = 1000;

interface SigningKey {
  kid: string;
  signsFrom: number;
  publicJwk: JWK;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

export class KeyRing {
  #db: Database;
  #clock: Clock;
  #secret: string | null;
  #keys: SigningKey[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(db: Database, clock: Clock, secret: string | null = null) {
    this.#db = db;
    this.#clock = clock;
    this.#secret = secret;
  }

  async rotate({ isAtOnce }: { isAtOnce: boolean }): Promise<string> {
    const fresh = await this.#makeKey(this.#clock.now());
    await this.#db.asAuth(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK.signingKey})`);
      if (isAtOnce) await tx.delete(signingKeys);
      const from = isAtOnce ? fresh.createdAt : publishedAhead(fresh.createdAt);
      await tx.insert(signingKeys).values({ ...fresh, signsFrom: from });
    });
    return fresh.kid;
  }

  async current(): Promise<SigningKey> {
    await this.#readWhenOlderThan(REREAD);
    const now = this.#clock.now().getTime();
    const newest = this.#keys[0];
    if (!newest || now - newest.signsFrom >= SIGNING_KEY) await this.#createKey();
    // Each new key waits before it signs. If the clocks of two processes differ, all keys may still
    // be waiting. Then the oldest key signs.
    const due = this.#clock.now().getTime();
    const key = this.#keys.find(({ signsFrom }) => signsFrom <= due) ?? this.#keys.at(-1);
    if (!key) throw new Error('no signing key exists, although one was just created');
    return key;
  }

  async publicKey(kid: string): Promise<CryptoKey | undefined> {
    await this.#readWhenOlderThan(REREAD);
    if (!this.has(kid)) await this.#readWhenOlderThan(REREAD_FOR_UNKNOWN);
    return this.#keys.find((key) => key.kid === kid)?.publicKey;
  }

  has(kid: string): boolean {
    return this.#keys.some((key) => key.kid === kid);
  }

  async published(): Promise<{ keys: JWK[] }> {
    await this.current();
    return { keys: this.#keys.map(({ publicJwk }) => publicJwk) };
  }

  async #readWhenOlderThan(age: number): Promise<void> {
    if (this.#clock.now().getTime() - this.#readAt < age) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    try {
      await this.#reading;
    } catch (error) {
      // While the database is unreachable, keep verifying tokens with the keys we already know.
      if (this.#keys.length === 0) throw error;
    }
  }

  async #read(): Promise<void> {
    const rows = await this.#db.asAuthOne(readRows);
    await this.#take(rows);
    await this.#sealAll(rows);
  }

  async #take(rows: (typeof signingKeys.$inferSelect)[]): Promise<void> {
    this.#keys = await Promise.all(
      rows.map(async ({ kid, signsFrom, publicJwk, privateJwk }) => ({
        kid,
        signsFrom: signsFrom.getTime(),
        publicJwk,
        privateKey: (await importJWK(
          openJwk(privateJwk, kid, this.#secret),
          ALGORITHM,
        )) as CryptoKey,
        publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
      })),
    );
    this.#readAt = this.#clock.now().getTime();
  }

  async #sealAll(rows: (typeof signingKeys.$inferSelect)[]): Promise<void> {
    const secret = this.#secret;
    if (secret === null) return;
    for (const { kid, privateJwk } of rows) {
      if (isSealed(privateJwk)) continue;
      const sealed = sealJwk(privateJwk, kid, secret);
      await this.#db.asAuth(async (tx) => {
        await tx.update(signingKeys).set({ privateJwk: sealed }).where(eq(signingKeys.kid, kid));
      });
    }
  }

  async #makeKey(now: Date) {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const publicPart = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicPart);
    const privateJwk = await exportJWK(pair.privateKey);
    return {
      kid,
      publicJwk: { ...publicPart, kid, alg: ALGORITHM, use: 'sig' },
      privateJwk: this.#secret === null ? privateJwk : sealJwk(privateJwk, kid, this.#secret),
      createdAt: now,
    };
  }

  async #createKey(): Promise<void> {
    const now = this.#clock.now();
    const fresh = await this.#makeKey(now);
    const rows = await this.#db.asAuth(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK.signingKey})`);
      const existing = await readRows(tx);
      const newest = existing[0];
      if (newest && now.getTime() - newest.signsFrom.getTime() < SIGNING_KEY) return existing;
      const signsFrom = newest ? publishedAhead(now) : now;
      await tx.insert(signingKeys).values({ ...fresh, signsFrom });
      return readRows(tx);
    });
    await this.#take(rows);
  }
}

const publishedAhead = (now: Date) => new Date(now.getTime() + PUBLISHED_AHEAD);

function readRows(tx: Tx) {
  return tx.select().from(signingKeys).orderBy(desc(signingKeys.signsFrom));
}
