import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { MemberEnv } from './app-env.ts';
import { onError } from './errors.ts';
import { HttpProblem } from './problem.ts';
import { ONE_AT_A_TIME, turnsPerMember } from './turns-per-member.ts';

function createApp(turns = ONE_AT_A_TIME) {
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  let count = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const app = new Hono<MemberEnv>();
  app.onError((error, c) => onError(error, c as never));
  app.use(async (c, next) => {
    c.set('call', { who: { userId: c.req.header('member') } } as never);
    await next();
  });
  app.get('/', turnsPerMember(turns), async (c) => {
    const { userId } = c.var.call.who;
    count += 1;
    const now = (running.get(userId) ?? 0) + 1;
    running.set(userId, now);
    most.set(userId, Math.max(most.get(userId) ?? 0, now));
    await released;
    running.set(userId, (running.get(userId) ?? 1) - 1);
    if (c.req.header('fails')) throw new HttpProblem(400, 'bad', 'failed');
    return c.text('done');
  });
  const call = async (member: string, headers = {}, signal?: AbortSignal) =>
    (await app.request('/', { headers: { member, ...headers }, signal: signal ?? null })).status;
  return { call, most, release, handled: () => count };
}

it('requests of one member take turns and do not delay other members', async () => {
  const { call, most, release } = createApp();
  const answers = ['a', 'a', 'a', 'b'].map((member) => call(member));
  await new Promise(setImmediate);
  expect(most).toEqual(
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  );
  release();
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200]);
  expect(most.get('a')).toBe(1);
});

it('a member with too many waiting requests is refused', async () => {
  const { call, release } = createApp();
  const answers = Array.from({ length: 8 }, () => call('a'));
  await new Promise(setImmediate);
  release();
  expect((await Promise.all(answers)).filter((status) => status === 429)).toHaveLength(2);
  expect(await call('a')).toBe(200);
});

it('a failed request lets the next one run', async () => {
  const { call, release } = createApp();
  release();
  expect(await call('a', { fails: 'yes' })).toBe(400);
  expect(await call('a')).toBe(200);
});

it('a member may have several requests at once if the route allows it', async () => {
  const { call, most, release } = createApp({ atOnce: 2, maxWaiting: 5 });
  const answers = Array.from({ length: 6 }, () => call('a'));
  await new Promise(setImmediate);
  release();
  expect(await Promise.all(answers)).toEqual(Array(6).fill(200));
  expect(most.get('a')).toBe(2);
});

it('a request that its caller has abandoned while it waited is not run', async () => {
  const { call, handled, release } = createApp();
  const waiting = new AbortController();
  const answers = [call('a'), call('a', {}, waiting.signal).catch(() => null), call('a')];
  await new Promise(setImmediate);
  waiting.abort();
  release();
  await Promise.all(answers);
  expect(handled()).toBe(2);
});
