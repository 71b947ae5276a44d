import { startServer } from '@hearthway/server/testing/server-process';
import type { Proof } from './proof.ts';

const MEMBERS = 20;
const CONCURRENCY = 20;
const MAX_SLOWDOWN = 3;

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

/** Rate limits apply per IPv6 network, so every attacker has a network of their own. */
const getAttackerIp = (n: number) =>
  `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`;
const getMemberIp = (n: number) => `192.0.2.${n + 1}`;

async function runConcurrently(times: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
}

const p95 = (milliseconds: number[]) =>
  milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.95)] ?? 0;

export const signInFlood = (times: number, databaseUrl: string): Proof => ({
  name: `${times} sign-ups and ${times} wrong passwords over two processes on PostgreSQL, while members sign in`,
  async run(report) {
    await using cleanup = new AsyncDisposableStack();
    const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'on' };
    const servers = [
      cleanup.use(await startServer(settings)),
      cleanup.use(await startServer(settings)),
    ];
    const getUrl = (n: number) => servers[n % servers.length]?.url as string;

    const members = Array.from({ length: MEMBERS }, () => ({
      email: `${crypto.randomUUID()}@example.com`,
      password: crypto.randomUUID(),
    }));
    for (const [n, member] of members.entries()) {
      const { status } = await post(getUrl(n), '/signup', getMemberIp(n), member);
      if (status !== 200) throw new Error(`a member’s sign-up was answered with ${status}`);
    }

    const all: number[] = [];
    const signInEach = async (url: (n: number) => string) => {
      const times: number[] = [];
      for (const [n, member] of members.entries()) {
        const answer = await post(url(n), '/token?grant_type=password', getMemberIp(n), member);
        all.push(answer.status);
        if (answer.status !== 200)
          throw new Error(`a member’s sign-in was answered with ${answer.status}`);
        times.push(answer.milliseconds);
      }
      return times;
    };
    await signInEach(getUrl);
    const idle = p95([...(await signInEach(getUrl)), ...(await signInEach(getUrl))]);
    report(`idle: p95 ${idle.toFixed(0)} ms`);

    let isOver = false;
    const flood = Promise.all([
      runConcurrently(times, async (n) => {
        const stranger = { email: `${crypto.randomUUID()}@example.com`, password: 'so many words' };
        all.push((await post(getUrl(n), '/signup', getAttackerIp(n), stranger)).status);
      }),
      runConcurrently(times, async (n) => {
        // Half of the guessed passwords are for members' accounts, because members must be able to
        // sign in even while their accounts are attacked.
        const email =
          n % 2 === 0 ? members[n % MEMBERS]?.email : `${crypto.randomUUID()}@example.com`;
        const guess = { email, password: `guess ${n}` };
        const from = getAttackerIp(n + 65_536 / 2);
        all.push((await post(getUrl(n), '/token?grant_type=password', from, guess)).status);
      }),
    ]).finally(() => {
      isOver = true;
    });
    const busyTimes: number[] = [];
    do busyTimes.push(...(await signInEach(getUrl)));
    while (!isOver);
    await flood;

    const busy = p95(busyTimes);
    const faults = all.filter((status) => status >= 500);
    if (faults.length > 0)
      throw new Error(
        `${faults.length} requests were answered with a server error, such as ${faults[0]}`,
      );
    const made = all.filter((status) => status === 200).length;
    report(
      `${all.length} requests, ${made} of them successful; p95 of members ${busy.toFixed(0)} ms`,
    );
    if (busy > MAX_SLOWDOWN * idle) {
      throw new Error(
        `sign-in took members ${busy.toFixed(0)} ms during the flood, ${idle.toFixed(0)} ms before (p95)`,
      );
    }
    return `no server errors; sign-in took members ${(busy / idle).toFixed(1)} times as long as without the flood (p95)`;
  },
});
