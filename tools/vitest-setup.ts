import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Property tests use a fixed seed, so the same commit always gets the same random inputs. Set
 * TEST_SEED to try others.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });

/** Fails every test that calls console.error. A test that expects such a call must spy on it. */
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
