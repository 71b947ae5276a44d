import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { serverProcess } from '@hearthway/server/testing/server-process';
import { startHaproxy } from './haproxy.ts';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

const PROCESSES = 3;
const CLIENTS = 8;
/** As `deploy/haproxy.cfg` asks for. */
const SETTINGS = {
  ...{ RATE_LIMIT: 'off', TRUST_PROXY: 'on', DRAIN_SECONDS: '5' },
  // One address for all: tokens are made out by it.
  PUBLIC_URL: 'http://localhost:3000',
};

/** Restarts every process in turn, behind HAProxy, while members read and write. */
export const rollingRestart = (rounds: number, databaseUrl: string): Proof => ({
  name: `rolling restart of ${PROCESSES} processes behind HAProxy, under load, ${rounds} times`,
  async run(report) {
    await using together = new AsyncDisposableStack();
    const servers = await Promise.all(
      Array.from({ length: PROCESSES }, async () =>
        together.use(await serverProcess({ ...SETTINGS, DATABASE_URL: databaseUrl })),
      ),
    );
    for (const server of servers) await server.start();
    const { url } = together.use(await startHaproxy(servers.map((server) => server.url)));
    const load = new Load(url);
    await load.begin();
    for (let round = 1; round <= rounds; round++) {
      for (const server of servers) {
        const code = await server.stop();
        if (code !== 0) throw new Error(`a process ended with ${code}:\n${server.output()}`);
        await server.start();
        // Until the balancer has noticed, or the next one to stop would be the last one it knows.
        await delay(2_000);
      }
      report(`round ${round}: ${load.summary()}`);
      if (load.failures.length > 0) break;
    }
    await load.end();
    if (load.failures.length > 0) {
      throw new Error(`${load.summary()}; first: ${load.failures.slice(0, 5).join(' | ')}`);
    }
    const stored = await countEvents(databaseUrl);
    if (stored < load.kept()) throw new Error(`${load.kept() - stored} acknowledged rows are lost`);
    return `${rounds * PROCESSES} restarts, ${load.summary()}`;
  },
});

/** Members who read home and write, each one request after the other, over kept connections. */
class Load {
  failures: string[] = [];
  #written: number[] = [];
  #read = 0;
  #isRunning = true;
  #clients: Promise<void>[] = [];
  #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async begin(): Promise<void> {
    for (let client = 0; client < CLIENTS; client++) {
      const { accessToken } = await signUp(this.#url);
      this.#written.push(0);
      this.#clients.push(this.#work(client, accessToken));
    }
  }

  async end(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#clients);
  }

  /** Of each member's events the newest thousand stay. */
  kept(): number {
    return this.#written.reduce((sum, written) => sum + Math.min(written, 1_000), 0);
  }

  summary(): string {
    const writes = this.#written.reduce((sum, written) => sum + written, 0);
    return `${this.#read} reads and ${writes} writes answered, ${this.failures.length} failed`;
  }

  async #work(client: number, token: string): Promise<void> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const today = new Date().toISOString().slice(0, 10);
    while (this.#isRunning) {
      const body = JSON.stringify({ event: 'guide_opened' });
      if (await this.#ask('/api/analytics/events', { method: 'POST', headers, body })) {
        this.#written[client] = (this.#written[client] ?? 0) + 1;
      }
      if (await this.#ask(`/api/home?today=${today}`, { headers })) this.#read++;
      await delay(20);
    }
  }

  async #ask(path: string, options: RequestInit): Promise<boolean> {
    try {
      const response = await fetch(`${this.#url}${path}`, options);
      const text = await response.text();
      if (!response.ok) this.failures.push(`${path} answered ${response.status} ${text}`);
      return response.ok;
    } catch (error) {
      this.failures.push(`${path} failed: ${(error as Error).cause ?? error}`);
      return false;
    }
  }
}

async function countEvents(databaseUrl: string): Promise<number> {
  const { pool, close } = openPostgres(databaseUrl, { max: 1 });
  try {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from analytics_events where event = 'guide_opened'`,
    );
    return rows[0]?.n ?? 0;
  } finally {
    await close();
  }
}
