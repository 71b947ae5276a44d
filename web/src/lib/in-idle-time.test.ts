import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inIdleTime } from './in-idle-time.ts';

describe('work in idle time', () => {
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

  /** Lets the page be idle once, and whoever waits for that go on. */
  async function beIdle() {
    for (const work of idle.splice(0)) work();
    await vi.waitFor(() => undefined);
  }

  /** Steps that take a millisecond and a half each. */
  function* steps(count: number, done: number[]) {
    for (let step = 0; step < count; step++) {
      done.push(step);
      now += 1.5;
      yield;
    }
  }

  it('does nothing before the page is idle', () => {
    const done: number[] = [];
    inIdleTime(steps(5, done));
    expect(done).toEqual([]);
  });

  it('goes on in slices of a few milliseconds until all is done', async () => {
    const done: number[] = [];
    inIdleTime(steps(5, done));
    await beIdle();
    expect(done).toEqual([0, 1, 2]);
    await beIdle();
    expect(done).toEqual([0, 1, 2, 3, 4]);
    await beIdle();
    expect(idle).toEqual([]);
  });

  it('stops when it is told to, and can be gone on with', async () => {
    const done: number[] = [];
    const work = steps(5, done);
    const stop = inIdleTime(work);
    await beIdle();
    stop();
    await beIdle();
    expect(done).toEqual([0, 1, 2]);
    inIdleTime(work);
    await beIdle();
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });
});
