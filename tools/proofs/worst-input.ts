import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import pg from 'pg';
import type { Proof } from './proof.ts';
import { readWorstRequests, type WorstRequest } from './worst-requests.ts';

const LEAST_CALM_MS = 20;
const MAX_SLOWDOWN = 5;
const MAX_GROWTH_MB = 150;
const PAUSE_MS = 500;
const SETTLE_MS = 20_000;
/**
 * Measurements with and without load alternate, so that other work on the machine affects both
 * equally.
 */
const CALM_MS = 4_000;
const BUSY_MS = 12_000;
const CALM_DOWN_MS = 2_000;

interface Person {
  accessToken: string;
  address: string;
}

async function signUp(url: string, address: string): Promise<Person> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({
      email: `${crypto.randomUUID()}@example.com`,
      password: crypto.randomUUID(),
    }),
  });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (!access_token) throw new Error(`a sign-up was answered with ${response.status}`);
  return { accessToken: access_token, address };
}

async function send(url: string, person: Person, { method, path, body }: WorstRequest) {
  const started = performance.now();
  const response = await fetch(url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': person.address,
      Authorization: `Bearer ${person.accessToken}`,
      // The server may close a connection at the moment when it is reused, so connections are not
      // reused.
      Connection: 'close',
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(60_000),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

const p95 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

interface Times {
  health: number[];
  checkIn: number[];
}

async function watch(url: string, innocent: Person, times: Times, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    const taps = { sleep: { score: 2, at: now.toISOString() } };
    const body = JSON.stringify({ date: day, today: day, taps });
    const [alive, saved] = await Promise.all([
      send(url, innocent, { method: 'GET', path: '/healthz' }),
      send(url, innocent, { method: 'PUT', path: '/api/scorecard/days', body }),
    ]);
    if (alive.status !== 200) throw new Error(`/healthz was answered with ${alive.status}`);
    if (saved.status !== 200) throw new Error(`a check-in was answered with ${saved.status}`);
    times.health.push(alive.ms);
    times.checkIn.push(saved.ms);
    await delay(50);
  }
}

async function residentMegabytes(server: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function readMainThread(server: ServerProcess): Promise<{ ran: number; waited: number }> {
  const [ran = 0, waited = 0] = (
    await readFile(`/proc/${server.pid()}/task/${server.pid()}/schedstat`, 'utf8')
  )
    .split(' ')
    .map((nanoseconds) => Number(nanoseconds) / 1e9);
  return { ran, waited };
}

export const worstInput = (members: number, rounds: number, databaseUrl?: string): Proof => ({
  name: `worst-input: ${members} members send every route the largest input it allows, on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`,
  async run(report) {
    await using server = await startServer({
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    const { url } = server;
    const requests = await readWorstRequests(url);
    const innocent = await signUp(url, '192.0.2.1');
    const people: Person[] = [];
    for (let n = 0; n < members; n++) people.push(await signUp(url, `198.51.${n}.1`));
    if (databaseUrl) await makePremium(databaseUrl);

    for (const request of requests) await send(url, people[0] as Person, request);
    const memoryBefore = await residentMegabytes(server);
    const threadBefore = await readMainThread(server);

    const times = new Map<string, number[]>();
    const statuses = new Map<string, number>();
    let isOver = false;
    let isCalm = true;
    const attack = Promise.all(
      people.map(async (person, n) => {
        for (let i = 0; i < rounds * requests.length; i++) {
          // Each member starts with a different request, so that all routes are busy at once.
          const request = requests[(i + n * 7) % requests.length] as WorstRequest;
          while (isCalm) await delay(50);
          const { status, ms } = await send(url, person, request);
          const name = `${request.method} ${request.path.replace(/\?.*/, '')}`;
          times.set(name, [...(times.get(name) ?? []), ms]);
          const kind = `${Math.floor(status / 100)}xx`;
          statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
          await delay(PAUSE_MS);
        }
      }),
    ).finally(() => {
      isOver = true;
    });
    attack.catch(() => {});
    const calmTimes: Times = { health: [], checkIn: [] };
    const busyTimes: Times = { health: [], checkIn: [] };
    while (!isOver) {
      await watch(url, innocent, calmTimes, CALM_MS);
      isCalm = false;
      await watch(url, innocent, busyTimes, BUSY_MS);
      isCalm = true;
      await delay(CALM_DOWN_MS);
    }
    await attack;
    const calm = { health: p95(calmTimes.health), checkIn: p95(calmTimes.checkIn) };
    const busy = { health: p95(busyTimes.health), checkIn: p95(busyTimes.checkIn) };
    const slowest = [...times]
      .map(([name, all]) => ({ name, ms: p95(all) }))
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5);
    report(
      `answers: ${[...statuses]
        .sort()
        .map(([kind, count]) => `${count} × ${kind}`)
        .join(', ')}`,
    );
    report(
      `slowest (p95): ${slowest.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`,
    );
    const summary = `/healthz ${busy.health.toFixed(0)} ms and check-in ${busy.checkIn.toFixed(0)} ms under load (p95; calm ${calm.health.toFixed(0)} and ${calm.checkIn.toFixed(0)} ms)`;
    report(summary);
    const thread = await readMainThread(server);
    report(
      `the server's main thread ran for ${(thread.ran - threadBefore.ran).toFixed(0)} s and waited ${(thread.waited - threadBefore.waited).toFixed(0)} s for a core; if it mostly waited, the machine is too busy for this proof`,
    );
    await delay(SETTLE_MS);
    const growth = (await residentMegabytes(server)) - memoryBefore;

    for (const what of ['health', 'checkIn'] as const) {
      const most = MAX_SLOWDOWN * Math.max(LEAST_CALM_MS, calm[what]);
      if (busy[what] > most) {
        throw new Error(
          `${what} took ${busy[what].toFixed(0)} ms instead of ${most.toFixed(0)} ms`,
        );
      }
    }
    if (growth > MAX_GROWTH_MB) {
      throw new Error(`the memory of the process grew by ${growth.toFixed(0)} MB`);
    }
    return `${summary}, memory ${growth.toFixed(0)} MB`;
  },
});

/**
 * Half of the routes refuse free members before doing any work, so every member gets Premium Plus.
 */
async function makePremium(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update profiles set tier = 'premium_plus'`);
  await client.end();
}
