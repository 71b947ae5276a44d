import { readFile } from 'node:fs/promises';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import fc from 'fast-check';
import { forgeTokens } from './fuzz/forged-tokens.ts';
import { arbitraryRequest, type FuzzRequest } from './fuzz/requests.ts';
import { type Outcome, send } from './fuzz/send.ts';
import { readApiSurface } from './fuzz/surface.ts';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

const CONCURRENCY = 8;
/** A random request may sign its member out, so each batch of requests has a new member. */
const BATCH = 250;
const MAX_GROWTH_MB = 150;

const randomSeed = () => Number(process.env.PROVE_SEED ?? Math.floor(Math.random() * 2 ** 31));

export const fuzzRequests = (count: number, databaseUrl?: string, seed = randomSeed()): Proof => ({
  name: `${count} fuzzed requests to every route, on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`,
  async run(report) {
    const surface = await readApiSurface();
    report(`seed ${seed}, ${surface.routes.length} routes, ${surface.words.length} words`);
    const requests = fc.sample(arbitraryRequest(surface), { numRuns: count, seed });
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
      // Memory is measured after a quarter of the run, when code is compiled and connection pools
      // are full.
      if (sent <= Math.max(BATCH, count / 4)) memoryBefore = await residentMegabytes(server);
      if (sent % 2_000 === 0) report(`${sent} sent: ${formatTally(tally)}`);
    }
    const growth = (await residentMegabytes(server)) - memoryBefore;
    if (growth > MAX_GROWTH_MB)
      throw new Error(`the memory of the process grew by ${growth.toFixed(0)} MB`);
    return `${formatTally(tally)}, never 5xx, healthy after each batch, ${growth.toFixed(0)} MB growth (seed ${seed})`;
  },
});

async function sendBatch(server: ServerProcess, requests: FuzzRequest[]): Promise<Outcome[]> {
  const { accessToken } = await signUp(server.url);
  const tokens = [accessToken, ...forgeTokens(accessToken)];
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async () => {
    while (next < requests.length) {
      const request = requests[next++] as FuzzRequest;
      const outcome = await send(server.url, request, tokens);
      const isRefused = typeof outcome === 'number' ? outcome < 500 : outcome === 'cut off';
      if (!isRefused) throw describeFailure(request, outcome, server);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcomes;
}

function describeFailure(request: FuzzRequest, outcome: Outcome, server: ServerProcess): Error {
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
  return new Error(`unexpected answer ${outcome} to ${sent}\n${server.output().slice(-3000)}`);
}

async function checkHealth({ url }: ServerProcess): Promise<void> {
  for (const path of ['/healthz', '/readyz']) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  }
  const { accessToken } = await signUp(url);
  const me = await fetch(`${url}/api/account/me`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  if (me.status !== 200) throw new Error(`/api/account/me was answered with ${me.status}`);
}

async function residentMegabytes(server: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function formatTally(tally: Map<string, number>): string {
  return [...tally]
    .sort()
    .map(([kind, number]) => `${number} × ${kind}`)
    .join(', ');
}
