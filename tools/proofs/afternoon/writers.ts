import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { signUp } from '../member.ts';

/** Of each member's events the newest thousand stay; then somebody else writes. */
const PER_MEMBER = 900;
const PAUSE_MS = 60;
/** Far more than any answer may take. */
const GIVE_UP_MS = 60_000;
const PATIENCE_MS = 240_000;
const SIGN_UP_ATTEMPTS = 20;

interface Answer {
  status: number;
  body: { id?: string; code?: string };
}

/**
 * Members who write through several processes, one row after the other, and remember what they were told
 * is kept. An answer that is neither that nor “come back later” is a fault.
 */
export class Writers implements AsyncDisposable {
  readonly acknowledged: string[] = [];
  readonly faults: string[] = [];
  refused = 0;
  #urls: readonly string[];
  #expected: ReadonlySet<number>;
  #isRunning = true;
  #work: Promise<void>[] = [];
  /** By process: when the newest write that was acknowledged had begun, and when it was acknowledged. */
  #newest = new Map<string, { begun: number; done: number }>();

  /** `expected` are statuses that this trouble may cause. */
  constructor(urls: readonly string[], expected: readonly number[] = [503]) {
    this.#urls = urls;
    this.#expected = new Set(expected);
  }

  async begin(perProcess = 3): Promise<void> {
    for (const url of this.#urls) {
      for (let writer = 0; writer < perProcess; writer++) {
        this.#work.push(this.#write(url, await patientSignUp(url)));
      }
    }
    await this.untilAllWrite();
  }

  async end(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#work);
  }

  /** Also when something else failed: they would go on for ever. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.end();
  }

  /** Seconds from now until every process has acknowledged a write that began later than now. */
  async untilAllWrite(): Promise<number> {
    const since = performance.now();
    const writes = (url: string) => (this.#newest.get(url)?.begun ?? 0) > since;
    while (!this.#urls.every(writes)) {
      if (performance.now() - since > PATIENCE_MS) {
        const silent = this.#urls.filter((url) => !writes(url)).length;
        throw new Error(`${silent} processes did not write again within ${PATIENCE_MS / 1000} s`);
      }
      await delay(20);
    }
    const done = this.#urls.map((url) => this.#newest.get(url)?.done ?? 0);
    return (Math.max(...done) - since) / 1000;
  }

  /** How many of the acknowledged writes the database does not have. */
  async lost(databaseUrl: string): Promise<number> {
    if (this.faults.length > 0) {
      throw new Error(
        `${this.faults.length} faults, such as: ${this.faults.slice(0, 3).join(' | ')}`,
      );
    }
    const stored = await storedEvents(databaseUrl);
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
      } else if (!answer || this.#expected.has(answer.status)) {
        this.refused++;
      } else {
        this.faults.push(`${answer.status} ${answer.body.code ?? ''}`);
      }
      if (written >= PER_MEMBER) {
        const next = await signUp(url).catch(() => null);
        if (next) [token, written] = [next.accessToken, 0];
      }
      await delay(PAUSE_MS);
    }
  }
}

/** Before anything is in trouble: on a busy machine hashing may take longer than a request may. */
async function patientSignUp(url: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await signUp(url)).accessToken;
    } catch (error) {
      if (attempt === SIGN_UP_ATTEMPTS) throw error;
      await delay(2_000);
    }
  }
}

/** Nothing when no whole answer came. */
async function send(url: string, token: string): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}/api/analytics/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ event: 'guide_opened' }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  } catch {
    return null;
  }
}

/** The ids of the events that the database has. */
export async function storedEvents(databaseUrl: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from analytics_events');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
}
