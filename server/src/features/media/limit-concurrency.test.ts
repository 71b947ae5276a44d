import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('never more pieces of work run at once than the limit, even after one has failed', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    running++;
    most = Math.max(most, running);
    await delay(1);
    running--;
    if (number === 1) throw new Error('failed');
    return number;
  };
  const first = Array.from({ length: 6 }, (_, number) => inTurn(() => work(number)));
  const outcomes = await Promise.allSettled(first);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[true, false, true, true, true, true],
  ]);
  await Promise.all(Array.from({ length: 6 }, () => inTurn(() => work(0))));
  expect(most).toBe(2);
});
