import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { signUp } from './member.ts';

const CLIENTS = 8;

export class MemberLoad {
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

  countExpectedRows(): number {
    return this.#written.reduce((sum, written) => sum + Math.min(written, 1_000), 0);
  }

  summary(): string {
    const writes = this.#written.reduce((sum, written) => sum + written, 0);
    return `${this.#read} reads and ${writes} writes succeeded, ${this.failures.length} failed`;
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
      if (!response.ok) this.failures.push(`${path} was answered with ${response.status} ${text}`);
      return response.ok;
    } catch (error) {
      this.failures.push(`${path} failed: ${(error as Error).cause ?? error}`);
      return false;
    }
  }
}

export async function countEvents(databaseUrl: string): Promise<number> {
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
