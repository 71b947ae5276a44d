import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { signUp } from '../member.ts';

/**
 * The server keeps only each member's newest thousand events. A writer goes on with a new member
 * before that limit, so that every event can be counted.
 */
const PER_MEMBER = 900;
const PAUSE_MS = 60;
const REQUEST_TIMEOUT_MS = 60_000;
const RECOVERY_TIMEOUT_MS = 240_000;
const SIGN_UP_ATTEMPTS = 20;

interface Answer {
  status: number;
  body: { id?: string; code?: string };
  retryAfter: string | null;
}

export class Writers implements AsyncDisposable {
  readonly acknowledged: string[] = [];
  readonly unexpected: string[] = [];
  refused = 0;
  #urls: readonly string[];
  #expected: ReadonlySet<number>;
  #isRunning = true;
  #work: Promise<void>[] = [];
  #newest = new Map<string, { begun: number; done: number }>();

  constructor(urls: readonly string[], expected: readonly number[] = [503]) {
    this.#urls = urls;
    this.#expected = new Set(expected);
  }

  async begin(perProcess = 3): Promise<void> {
    for (const url of this.#urls) {
      for (let writer = 0; writer < perProcess; writer++) {
        this.#work.push(this.#write(url, await signUpWithRetries(url)));
      }
    }
    await this.waitUntilAllWrite();
  }

  async end(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#work);
  }

  /** Writers never end by themselves, so they are stopped even if the proof fails. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.end();
  }

  async waitUntilAllWrite(): Promise<number> {
    const since = performance.now();
    const writes = (url: string) => (this.#newest.get(url)?.begun ?? 0) > since;
    while (!this.#urls.every(writes)) {
      if (performance.now() - since > RECOVERY_TIMEOUT_MS) {
        const silent = this.#urls.filter((url) => !writes(url)).length;
        throw new Error(
          `${silent} processes could not write again within ${RECOVERY_TIMEOUT_MS / 1000} s`,
        );
      }
      await delay(20);
    }
    const done = this.#urls.map((url) => this.#newest.get(url)?.done ?? 0);
    return (Math.max(...done) - since) / 1000;
  }

  async countLost(databaseUrl: string): Promise<number> {
    if (this.unexpected.length > 0) {
      throw new Error(
        `${this.unexpected.length} unexpected answers, such as: ${this.unexpected.slice(0, 3).join(' | ')}`,
      );
    }
    const stored = await readStoredIds(databaseUrl);
    return this.acknowledged.filter((id) => !stored.has(id)).length;
  }

  async #write(url: string, firstToken: string): Promise<void> {
    let token = firstToken;
    let written = 0;
    while (this.#isRunning) {
      const begun = performance.now();
      const answer = await send(url, token);
      if (answer?.status === 201 && answer.body.id) {
        this.acknowledged.push(answer.body.id);
        this.#newest.set(url, { begun, done: performance.now() });
        written++;
      } else if (!answer || (this.#expected.has(answer.status) && answer.retryAfter)) {
        this.refused++;
      } else {
        this.unexpected.push(`${answer.status} ${answer.body.code ?? ''}`);
      }
      if (written >= PER_MEMBER) {
        const next = await signUp(url).catch(() => null);
        if (next) [token, written] = [next.accessToken, 0];
      }
      await delay(PAUSE_MS);
    }
  }
}

/** Hashing a password on a busy machine may take longer than the request's timeout. */
async function signUpWithRetries(url: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await signUp(url)).accessToken;
    } catch (error) {
      if (attempt === SIGN_UP_ATTEMPTS) throw error;
      await delay(2_000);
    }
  }
}

async function send(url: string, token: string): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}/api/analytics/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ event: 'guide_opened' }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return {
      status: response.status,
      body: (await response.json()) as Answer['body'],
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch {
    return null;
  }
}

export async function readStoredIds(databaseUrl: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from analytics_events');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
}
