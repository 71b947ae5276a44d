import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import type { Bench } from './bench.ts';
import { encode, type Load, runLoad } from './load.ts';
import { signUp } from './member.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const MAX_MB = 200;
const CONNECTIONS = 32;

export const memory: Bench = {
  name: 'memory',
  description:
    'peak memory (RSS) of the server process on PostgreSQL under full load of reads and writes',
  async run({ postgres, quick, report }) {
    const seconds = quick ? 10 : 60;
    const database = { DATABASE_URL: await postgres.createDatabase() };
    await using ours = await startServer({ RATE_LIMIT: 'off', ...database });
    const { accessToken, userId } = await signUp(ours.url);
    const headers = { Authorization: `Bearer ${accessToken}` };
    const target = new URL(ours.url);
    const read = encode(target, { method: 'GET', path: '/api/account/me', headers });
    const write = encode(target, {
      method: 'POST',
      path: '/api/analytics/events',
      headers,
      body: { event: 'guide_opened' },
    });
    const request = (connection: number) => (connection % 4 === 0 ? write : read);
    const used = await measurePeakMemory(ours, { request, seconds });
    report(`${used.toFixed(0)} MB after ${seconds} s`);

    await using bare = await startServer({ USER_ID: userId, ...database }, BARE);
    const bytes = encode(new URL(bare.url), { method: 'GET', path: '/me' });
    const bareUsed = await measurePeakMemory(bare, { request: () => bytes, seconds: 10 });
    return [
      {
        measured: `Peak memory during ${seconds} s of full load on PostgreSQL`,
        ours: `${used.toFixed(0)} MB`,
        baseline: `${bareUsed.toFixed(0)} MB plain Hono with pool, 10 s`,
        result: `${used.toFixed(0)} MB`,
        bound: `< ${MAX_MB} MB`,
        holds: used < MAX_MB,
      },
    ];
  },
};

async function measurePeakMemory(
  server: ServerProcess,
  options: Pick<Load, 'request' | 'seconds'>,
): Promise<number> {
  let highest = 0;
  const sample = async () => {
    highest = Math.max(highest, await readResidentMegabytes(server.pid()));
  };
  const sampling = setInterval(() => {
    sample().catch(() => {});
  }, 500);
  try {
    await runLoad({ url: server.url, connections: CONNECTIONS, ...options });
    await sample();
  } finally {
    clearInterval(sampling);
  }
  return highest;
}

async function readResidentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
