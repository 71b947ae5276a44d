import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWhenIdle } from './run-when-idle.ts';

describe('the scheduler of idle work', () => {
  let now = 0;
  const idle: (() => void)[] = [];

  beforeEach(() => {
    vi.stubGlobal('window', { requestIdleCallback: true });
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    idle.length = 0;
  });

  async function beIdle() {
    for (const work of idle.splice(0)) work();
    await vi.waitFor(() => undefined);
  }

  function* steps(count: number, done: number[]) {
    for (let step = 0; step < count; step++) {
      done.push(step);
      now += 1.5;
      yield;
    }
  }

  it('runs no work before the page is idle', () => {
    const done: number[] = [];
    runWhenIdle(steps(5, done));
    expect(done).toEqual([]);
  });

  it('runs the work in slices of a few milliseconds until all steps are done', async () => {
    const done: number[] = [];
    runWhenIdle(steps(5, done));
    await beIdle();
    expect(done).toEqual([0, 1, 2]);
    await beIdle();
    expect(done).toEqual([0, 1, 2, 3, 4]);
    await beIdle();
    expect(idle).toEqual([]);
  });

  it('stops when the caller asks it to, and the caller can continue the work later', async () => {
    const done: number[] = [];
    const work = steps(5, done);
    const stop = runWhenIdle(work);
    await beIdle();
    stop();
    await beIdle();
    expect(done).toEqual([0, 1, 2]);
    runWhenIdle(work);
    await beIdle();
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });
});
