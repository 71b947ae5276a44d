import { readFile } from 'node:fs/promises';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import fc from 'fast-check';
import { signUp } from './member.ts';
import { forgedTokens } from './nonsense/forged-tokens.ts';
import { type Nonsense, nonsenseRequest } from './nonsense/requests.ts';
import { type Outcome, send } from './nonsense/send.ts';
import { readSurface } from './nonsense/surface.ts';
import type { Proof } from './proof.ts';

const AT_ONCE = 8;
/** A request may sign its member out, so each batch begins with a new one. */
const BATCH = 250;
const MAX_GROWTH_MB = 150;

/** Sends generated nonsense to every route. PROVE_SEED repeats a run. */
export const nonsenseRequests = (count: number, databaseUrl?: string): Proof => ({
  name: `${count} nonsense requests to every route, on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`,
  async run(report) {
    const seed = Number(process.env.PROVE_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const surface = await readSurface();
    report(`seed ${seed}, ${surface.routes.length} routes, ${surface.words.length} words`);
    const requests = fc.sample(nonsenseRequest(surface), { numRuns: count, seed });
    await using server = await startServer({
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    const tally = new Map<string, number>();
    let memoryBefore = 0;
    for (let from = 0; from < count; from += BATCH) {
      const outcomes = await sendBatch(server, requests.slice(from, from + BATCH));
      for (const outcome of outcomes) {
        const kind = typeof outcome === 'number' ? `${Math.floor(outcome / 100)}xx` : outcome;
        tally.set(kind, (tally.get(kind) ?? 0) + 1);
      }
      await checkHealth(server);
      const sent = Math.min(count, from + BATCH);
      // By then everything is warm: code is compiled, pools and the heap have their size.
      if (sent <= Math.max(BATCH, count / 4)) memoryBefore = await residentMegabytes(server);
      if (sent % 2_000 === 0) report(`${sent} sent: ${show(tally)}`);
    }
    const growth = (await residentMegabytes(server)) - memoryBefore;
    if (growth > MAX_GROWTH_MB) throw new Error(`the process grew by ${growth.toFixed(0)} MB`);
    return `${show(tally)}, never 5xx, healthy after each batch, ${growth.toFixed(0)} MB growth (seed ${seed})`;
  },
});

async function sendBatch(server: ServerProcess, requests: Nonsense[]): Promise<Outcome[]> {
  const { accessToken } = await signUp(server.url);
  const tokens = [accessToken, ...forgedTokens(accessToken)];
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async () => {
    while (next < requests.length) {
      const request = requests[next++] as Nonsense;
      const outcome = await send(server.url, request, tokens);
      const isRefused = typeof outcome === 'number' ? outcome < 500 : outcome === 'cut off';
      if (!isRefused) throw unexpected(request, outcome, server);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

function unexpected(request: Nonsense, outcome: Outcome, server: ServerProcess): Error {
  const { method, target, headers, body, token } = request;
  const sent = JSON.stringify({
    ...{ method, target: target.slice(0, 500), token, isChunked: request.isChunked },
    headers: headers.map(([name, value]) => [name, value.slice(0, 80)]),
    body: body && {
      kind: body.kind,
      type: body.contentType,
      text: body.bytes().toString('latin1', 0, 500),
    },
  });
  return new Error(`${outcome}: ${sent}\n${server.output().slice(-3000)}`);
}

/** Alive, ready, and still doing its work for a member who just came. */
async function checkHealth({ url }: ServerProcess): Promise<void> {
  for (const path of ['/healthz', '/readyz']) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const { accessToken } = await signUp(url);
  const me = await fetch(`${url}/api/account/me`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  if (me.status !== 200) throw new Error(`/api/account/me answered ${me.status}`);
}

async function residentMegabytes(server: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function show(tally: Map<string, number>): string {
  return [...tally]
    .sort()
    .map(([kind, number]) => `${number} × ${kind}`)
    .join(', ');
}
