import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readinessCheck } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const MB = 1024 * 1024;

describe('the readiness check', () => {
  it('writes at most once every two seconds, however often somebody asks', async () => {
    const checkWritable = vi.fn(async () => {});
    const check = readinessCheck({ db: { kind: 'postgres', checkWritable }, dataDir: '/' });
    for (let asked = 0; asked < 100; asked++) await check();
    expect(checkWritable).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_001);
    await check();
    expect(checkWritable).toHaveBeenCalledTimes(2);
  });

  it('fails while the disk of the embedded database is full', async () => {
    const db = { kind: 'embedded' as const, checkWritable: async () => {} };
    let free = 15 * MB;
    const check = readinessCheck({ db, dataDir: '/data', freeBytes: async () => free });
    await expect(check()).rejects.toThrow('is full');
    free = 17 * MB;
    vi.advanceTimersByTime(2_001);
    await check();
  });
});
