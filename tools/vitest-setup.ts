import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A fixed seed, so that the same commit always tests the same random inputs. Set TEST_SEED to try
 * others.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });

/** Fails every test that calls console.error, unless the test spies on it. */
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
