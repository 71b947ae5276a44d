import { ApiError } from './api-error.ts';

/** What the server said, or `fallback` where it had nothing of its own to say or nothing arrived. */
export function errorMessage(error: unknown, fallback: string): string {
  const isTold = error instanceof ApiError && !['unexpected', 'unreachable'].includes(error.code);
  return isTold ? error.message : fallback;
}
