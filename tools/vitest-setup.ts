import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Makes every test fail that calls console.error. A test that expects such a call must spy on
 * console.error itself.
 */
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
