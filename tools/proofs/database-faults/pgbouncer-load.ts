import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { startPgbouncer } from '../../pgbouncer.ts';
import { signUp } from '../member.ts';
import type { Proof } from '../proof.ts';
import { startCrashablePostgres } from './crashable-postgres.ts';
import { installFromDebian } from './debian-packages.ts';
import { startThreeProcesses } from './server-processes.ts';
import { readStoredIds } from './writers.ts';

const MEMBERS = 100;
const SESSIONS = 10;
const POOL = 50;
const EXPECTED = [200, 201, 503];

export const pgbouncerLoad = (concurrency: number, waves: number): Proof => ({
  name: `database fault: pgbouncer in transaction mode under ${concurrency} concurrent requests`,
  async run(report) {
    installFromDebian([{ file: '/usr/sbin/pgbouncer', package: 'pgbouncer' }]);
    await using cleanup = new AsyncDisposableStack();
    const postgres = cleanup.use(await startCrashablePostgres());
    const pooler = await startPgbouncer(postgres.url, { sessions: SESSIONS });
    cleanup.defer(() => pooler.stop());
    const { urls, assertStillRunning } = await startThreeProcesses(
      {
        DATABASE_URL: pooler.getPooledUrl(postgres.url),
        DATABASE_DIRECT_URL: postgres.url,
        DATABASE_POOLING: 'transaction',
        DATABASE_POOL: String(POOL),
      },
      cleanup,
    );
    const getUrl = (n: number) => urls[n % urls.length] as string;
    const tokens: string[] = [];
    for (let n = 0; n < MEMBERS; n++) tokens.push((await signUp(getUrl(n))).accessToken);
    const acknowledged: string[] = [];
    const answers = new Map<number, number>();
    const recoverySeconds: number[] = [];
    for (let wave = 1; wave <= waves; wave++) {
      const began = performance.now();
      await Promise.all(
        Array.from({ length: concurrency }, async (_, n) => {
          const token = tokens[n % MEMBERS] as string;
          const { status, id } = await (n % 2 ? write : read)(getUrl(n), token);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (id) acknowledged.push(id);
        }),
      );
      recoverySeconds.push((performance.now() - began) / 1000);
      assertStillRunning();
      report(`wave ${wave}: ${[...answers].map(([status, n]) => `${n} × ${status}`).join(', ')}`);
    }
    const faults = [...answers.keys()].filter((status) => !EXPECTED.includes(status));
    if (faults.length > 0) throw new Error(`unexpected statuses: ${faults.join(', ')}`);
    const stored = await readStoredIds(postgres.url);
    return {
      fault: `${concurrency} concurrent requests through PgBouncer (${SESSIONS} sessions), half of them writes`,
      postgres: postgres.version,
      times: waves,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !stored.has(id)).length,
      recoverySeconds,
      since: 'the first request, with all answered',
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

/** Every request opens its own connection, as the devices of a thousand members would. */
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
