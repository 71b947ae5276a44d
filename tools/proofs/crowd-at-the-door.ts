import { startServer } from '@hearthway/server/testing/server-process';
import type { Proof } from './proof.ts';

const MEMBERS = 20;
/** How many of each kind are under way at once. */
const AT_ONCE = 20;
const MOST_SLOWER = 3;

interface Answer {
  status: number;
  milliseconds: number;
}

async function post(url: string, path: string, from: string, body: object): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return { status: response.status, milliseconds: performance.now() - started };
}

/** An address of its own for each stranger, in a network of its own. */
const strangerAt = (n: number) => `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`;
const memberAt = (n: number) => `192.0.2.${n + 1}`;

/** Runs the work for each number below `times`, so many at once. */
async function each(times: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const p95 = (milliseconds: number[]) =>
  milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.95)] ?? 0;

/** Sign-ups and wrong passwords in masses, from everywhere, while members sign in from home. */
export const crowdAtTheDoor = (times: number, databaseUrl: string): Proof => ({
  name: `${times} sign-ups and ${times} wrong passwords over two processes on PostgreSQL, while members sign in`,
  async run(report) {
    await using together = new AsyncDisposableStack();
    const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'on' };
    const servers = [
      together.use(await startServer(settings)),
      together.use(await startServer(settings)),
    ];
    const urlOf = (n: number) => servers[n % servers.length]?.url as string;

    const members = Array.from({ length: MEMBERS }, () => ({
      email: `${crypto.randomUUID()}@example.com`,
      password: crypto.randomUUID(),
    }));
    for (const [n, member] of members.entries()) {
      const { status } = await post(urlOf(n), '/signup', memberAt(n), member);
      if (status !== 200) throw new Error(`a member could not sign up: ${status}`);
    }

    const all: number[] = [];
    const signInEach = async (url: (n: number) => string) => {
      const times: number[] = [];
      for (const [n, member] of members.entries()) {
        const answer = await post(url(n), '/token?grant_type=password', memberAt(n), member);
        all.push(answer.status);
        if (answer.status !== 200) throw new Error(`a member was answered ${answer.status}`);
        times.push(answer.milliseconds);
      }
      return times;
    };
    await signInEach(urlOf);
    const idle = p95([...(await signInEach(urlOf)), ...(await signInEach(urlOf))]);
    report(`idle: p95 ${idle.toFixed(0)} ms`);

    let isOver = false;
    const crowd = Promise.all([
      each(times, async (n) => {
        const stranger = { email: `${crypto.randomUUID()}@example.com`, password: 'so many words' };
        all.push((await post(urlOf(n), '/signup', strangerAt(n), stranger)).status);
      }),
      each(times, async (n) => {
        // Half of them at members' accounts, which soon close to strangers, half at any.
        const email =
          n % 2 === 0 ? members[n % MEMBERS]?.email : `${crypto.randomUUID()}@example.com`;
        const guess = { email, password: `guess ${n}` };
        const from = strangerAt(n + 65_536 / 2);
        all.push((await post(urlOf(n), '/token?grant_type=password', from, guess)).status);
      }),
    ]).finally(() => {
      isOver = true;
    });
    const busyTimes: number[] = [];
    do busyTimes.push(...(await signInEach(urlOf)));
    while (!isOver);
    await crowd;

    const busy = p95(busyTimes);
    const faults = all.filter((status) => status >= 500);
    if (faults.length > 0) throw new Error(`${faults.length} answers were faults: ${faults[0]}`);
    const made = all.filter((status) => status === 200).length;
    report(`${all.length} answers, of which ${made} opened something; p95 ${busy.toFixed(0)} ms`);
    if (busy > MOST_SLOWER * idle) {
      throw new Error(`members waited ${busy.toFixed(0)} ms, idle ${idle.toFixed(0)} ms`);
    }
    return `no fault, and members signed in within ${(busy / idle).toFixed(1)} × idle (p95)`;
  },
});
