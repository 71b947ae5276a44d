import { expect, test } from 'vitest';
import { HashLanes, type Lane, LaneFull } from './hash-lanes.ts';

function bench(slots: number, maxWaitMs = 60_000) {
  const lanes = new HashLanes(slots, maxWaitMs);
  const began: string[] = [];
  const end = new Map<string, () => void>();
  const start = (lane: Lane, name: string, account?: string) =>
    lanes.run(lane, account, () => {
      began.push(name);
      return new Promise<void>((resolve) => end.set(name, resolve));
    });
  const finish = async (name: string) => {
    end.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began, start, finish };
}

test('one password-hashing thread is reserved for sign-ins from known devices and networks', async () => {
  const { began, start, finish } = bench(2);
  void start('sign-up', 'a sign-up');
  void start('sign-up', 'another sign-up');
  void start('sign-in', 'a stranger');
  await new Promise(setImmediate);
  expect(began).toEqual(['a sign-up']);
  void start('known', 'a member');
  void start('known', 'another member');
  await new Promise(setImmediate);
  expect(began).toEqual(['a sign-up', 'a member']);
  await finish('a sign-up');
  expect(began).toEqual(['a sign-up', 'a member', 'another member']);
  await finish('a member');
  await finish('another member');
  expect(began).toEqual(['a sign-up', 'a member', 'another member', 'a stranger']);
  await finish('a stranger');
  expect(began.at(-1)).toBe('another sign-up');
});

test('a hashing request is refused immediately if its queue is full', async () => {
  const { start } = bench(2);
  for (let i = 0; i < 51; i += 1) void start('sign-up', `${i}`).catch(() => {});
  await expect(start('sign-up', 'one more')).rejects.toThrow(LaneFull);
});

test('a hashing request that has waited too long is refused', async () => {
  const { began, start, finish } = bench(2, 20);
  void start('sign-in', 'a stranger');
  await expect(start('sign-up', 'a sign-up')).rejects.toThrow(LaneFull);
  await finish('a stranger');
  void start('sign-in', 'another stranger');
  await new Promise(setImmediate);
  expect(began).toEqual(['a stranger', 'another stranger']);
});

test('hashing requests for one account take turns without delaying other accounts', async () => {
  const { began, start, finish } = bench(4);
  void start('known', 'first', 'amara');
  void start('known', 'second', 'amara');
  void start('known', 'third', 'ben');
  void start('sign-in', 'a stranger', 'amara');
  await new Promise(setImmediate);
  expect(began).toEqual(['first', 'third', 'a stranger']);
  await finish('first');
  expect(began.at(-1)).toBe('second');
});

test('a hashing request is refused if ten others wait for the same account', async () => {
  const { start } = bench(2);
  for (let i = 0; i < 11; i += 1) void start('known', `${i}`, 'amara').catch(() => {});
  await expect(start('known', 'one more', 'amara')).rejects.toThrow(LaneFull);
});
