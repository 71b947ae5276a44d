import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The same commit always gets the same result. Set TEST_SEED to try other inputs. */
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
