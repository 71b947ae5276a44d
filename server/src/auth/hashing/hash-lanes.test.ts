import { expect, test } from 'vitest';
import { HashLanes, type Lane, LaneFull } from './hash-lanes.ts';

/** Starts jobs that finish when the test says so, and records the order in which they started. */
function bench(slots: number, maxWaitMs = 60_000) {
  const lanes = new HashLanes(slots, maxWaitMs);
  const began: string[] = [];
  const end = new Map<string, () => void>();
  const start = (lane: Lane, name: string) =>
    lanes.run(lane, () => {
      began.push(name);
      return new Promise<void>((resolve) => end.set(name, resolve));
    });
  const finish = async (name: string) => {
    end.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began, start, finish };
}

test('reserves one slot for members on a known device or network and serves them first', async () => {
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

test('refuses a request immediately when its lane is full', async () => {
  const { start } = bench(2);
  for (let i = 0; i < 51; i += 1) void start('sign-up', `${i}`).catch(() => {});
  await expect(start('sign-up', 'one more')).rejects.toThrow(LaneFull);
});

test('refuses a request that has waited too long', async () => {
  const { began, start, finish } = bench(2, 20);
  void start('sign-in', 'a stranger');
  await expect(start('sign-up', 'a sign-up')).rejects.toThrow(LaneFull);
  await finish('a stranger');
  void start('sign-in', 'another stranger');
  await new Promise(setImmediate);
  expect(began).toEqual(['a stranger', 'another stranger']);
});
