import { ApiError } from './api-error.ts';

/** What the server said, or `fallback` where it had nothing of its own to say. */
export function errorMessage(error: unknown, fallback: string): string {
  const isTold = error instanceof ApiError && error.code !== 'unexpected';
  return isTold ? error.message : fallback;
}
