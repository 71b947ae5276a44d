import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails every test that calls console.error; a test that expects such a call must spy on it. */
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
