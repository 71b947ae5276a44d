import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { startPgbouncer } from '../../pgbouncer.ts';
import { signUp } from '../member.ts';
import type { Proof } from '../proof.ts';
import { installFromDebian } from './debian.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { threeProcesses } from './processes.ts';
import { storedEvents } from './writers.ts';

const MEMBERS = 100;
/** Of PgBouncer's sessions with the server; the processes hold fifteen times as many with it. */
const SESSIONS = 10;
const POOL = 50;
const EXPECTED = [200, 201, 503];

/** So many requests at once, half of them writes, through PgBouncer in transaction mode, in waves. */
export const pooledCrowd = (atOnce: number, waves: number): Proof => ({
  name: `trouble: pgbouncer in transaction mode under ${atOnce} requests at once`,
  async run(report) {
    installFromDebian([{ file: '/usr/sbin/pgbouncer', package: 'pgbouncer' }]);
    await using together = new AsyncDisposableStack();
    const postgres = together.use(await startOwnPostgres());
    const pooler = await startPgbouncer(postgres.url, { sessions: SESSIONS });
    together.defer(() => pooler.stop());
    const { urls, stillRun } = await threeProcesses(
      {
        DATABASE_URL: pooler.through(postgres.url),
        DATABASE_DIRECT_URL: postgres.url,
        DATABASE_POOLING: 'transaction',
        DATABASE_POOL: String(POOL),
      },
      together,
    );
    const urlOf = (n: number) => urls[n % urls.length] as string;
    const tokens: string[] = [];
    for (let n = 0; n < MEMBERS; n++) tokens.push((await signUp(urlOf(n))).accessToken);
    const acknowledged: string[] = [];
    const answers = new Map<number, number>();
    const backAfter: number[] = [];
    for (let wave = 1; wave <= waves; wave++) {
      const began = performance.now();
      await Promise.all(
        Array.from({ length: atOnce }, async (_, n) => {
          const token = tokens[n % MEMBERS] as string;
          const { status, id } = await (n % 2 ? write : read)(urlOf(n), token);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (id) acknowledged.push(id);
        }),
      );
      backAfter.push((performance.now() - began) / 1000);
      stillRun();
      report(`wave ${wave}: ${[...answers].map(([status, n]) => `${n} × ${status}`).join(', ')}`);
    }
    const faults = [...answers.keys()].filter((status) => !EXPECTED.includes(status));
    if (faults.length > 0) throw new Error(`answers that nobody expects: ${faults.join(', ')}`);
    const stored = await storedEvents(postgres.url);
    return {
      trouble: `${atOnce} requests at once through PgBouncer (${SESSIONS} sessions), half of them writes`,
      times: waves,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !stored.has(id)).length,
      backAfter,
      since: 'the first of them, with all answered',
    };
  },
});

interface Answer {
  status: number;
  id?: string;
}

const write = (url: string, token: string) =>
  ask(`${url}/api/analytics/events`, token, JSON.stringify({ event: 'guide_opened' }));

const read = (url: string, token: string) =>
  ask(`${url}/api/home?today=${new Date().toISOString().slice(0, 10)}`, token);

/** Over a connection of its own: a thousand members do not share any. */
function ask(url: string, token: string, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent: false,
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      const status = response.statusCode ?? 0;
      try {
        const { id } = (await json(response)) as { id?: string };
        resolve({ status, ...(status === 201 && id && { id }) });
      } catch (error) {
        reject(error);
      }
    });
    sent.end(body);
  });
}
