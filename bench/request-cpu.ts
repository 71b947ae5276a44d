import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, type Row } from './bench.ts';
import { readCpuSeconds } from './cpu.ts';
import { encode, type Request, runLoad } from './load.ts';
import { type Member, signUp } from './member.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const MAX_RATIO = 2.5;
const CONNECTIONS = 16;
/** V8 compiles the code during the first requests, so the first requests are not measured. */
const WARM_UP = 10_000;

const today = () => new Date().toISOString().slice(0, 10);

const readMe = ({ accessToken }: Member): Request => ({
  method: 'GET',
  path: '/api/account/me',
  headers: { Authorization: `Bearer ${accessToken}`, 'Accept-Encoding': 'gzip, deflate, br' },
});

const saveCheckin = ({ accessToken }: Member): Request => ({
  method: 'PUT',
  path: '/api/scorecard/days',
  headers: { Authorization: `Bearer ${accessToken}`, 'Accept-Encoding': 'gzip, deflate, br' },
  body: {
    date: today(),
    today: today(),
    taps: { sleep: { score: 2, at: new Date().toISOString() } },
  },
});

const bareRead = (): Request => ({ method: 'GET', path: '/prepared/me' });
const bareSave = ({ userId }: Member): Request => ({
  method: 'PUT',
  path: '/prepared/checkin',
  body: { userId, date: today(), sleep: 2 },
});

export const requestCpu: Bench = {
  name: 'request-cpu',
  description:
    'CPU time of the server process for a read and a save, compared with plain Hono and prepared statements',
  async run({ postgres, quick, report }) {
    const rounds = quick ? 5 : 15;
    const database = { DATABASE_URL: await postgres.createDatabase() };
    await using ours = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'info', ...database });
    const members = await Promise.all(Array.from({ length: CONNECTIONS }, () => signUp(ours.url)));
    await using bare = await startServer({ USER_ID: members[0]?.userId ?? '', ...database }, BARE);
    const rows: Row[] = [];
    for (const [name, request, bareRequest] of [
      ['Authenticated read', readMe, bareRead],
      ['Scorecard save', saveCheckin, bareSave],
    ] as const) {
      await measureCpu(ours, members, request, WARM_UP);
      await measureCpu(bare, members, bareRequest, WARM_UP);
      const results: { ours: number; bare: number }[] = [];
      for (let round = 1; round <= rounds; round++) {
        const result = {
          bare: await measureCpu(bare, members, bareRequest),
          ours: await measureCpu(ours, members, request),
        };
        results.push(result);
        report(`${name}, round ${round}: ${cpu(result.ours)} of ${cpu(result.bare)}`);
      }
      const ratio = median(results.map((result) => result.ours / result.bare));
      rows.push({
        measured: `${name}, CPU of the server process`,
        ours: cpu(median(results.map((result) => result.ours))),
        baseline: `${cpu(median(results.map((result) => result.bare)))} plain Hono, prepared statement`,
        result: `${ratio.toFixed(2)} ×`,
        bound: `≤ ${MAX_RATIO} ×`,
        holds: ratio <= MAX_RATIO,
      });
    }
    return rows;
  },
};

const cpu = (milliseconds: number) => `${milliseconds.toFixed(3)} ms`;

async function measureCpu(
  server: ServerProcess,
  members: Member[],
  request: (member: Member) => Request,
  count = 2_000,
): Promise<number> {
  const target = new URL(server.url);
  const requests = members.map((member) => encode(target, request(member)));
  const before = readCpuSeconds(server.pid());
  let sent = 0;
  while (sent < count) {
    const result = await runLoad({
      url: server.url,
      connections: requests.length,
      seconds: 0.5,
      request: (connection) => requests[connection] as Buffer,
    });
    sent += result.requests;
  }
  return (1000 * (readCpuSeconds(server.pid()) - before)) / sent;
}
