import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What is printed as an error is an error: a test that causes one says so by spying on it itself. */
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
