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
/** 0 is a connection that was closed before the answer. */
const EXPECTED = [200, 201, 503, 0];

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
          const asked = (n % 2 ? write : read)(urlOf(n), token);
          const { status, id } = await asked.catch(notAnswered);
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

/** A kept connection may be closed by one side just when the other uses it; any other cause is a fault. */
function notAnswered(error: Error): { status: number; id: undefined } {
  const { code = '' } = (error.cause ?? {}) as { code?: string };
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return { status: 0, id: undefined };
  throw new Error(`a request was not answered: ${code || error.message}`);
}

async function write(url: string, token: string) {
  const response = await fetch(`${url}/api/analytics/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ event: 'guide_opened' }),
  });
  return { status: response.status, ...((await response.json()) as { id?: string }) };
}

async function read(url: string, token: string) {
  const today = new Date().toISOString().slice(0, 10);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/home?today=${today}`, { headers });
  await response.arrayBuffer();
  return { status: response.status, id: undefined };
}
