import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * With a fixed seed, the same commit always tests the same random inputs. Set TEST_SEED to try
 * others.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });

/** Every test that calls console.error fails, unless the test expects the call. */
let printed: unknown[][] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    printed.push(args);
  });
});

afterEach(() => {
  expect(printed, 'console.error was called').toEqual([]);
});
