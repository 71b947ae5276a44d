import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that calls console.error; a test that expects the call must spy on it itself. */
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
