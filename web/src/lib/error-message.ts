import { ApiError } from './api-error.ts';

/** Returns the server's message, or `fallback` if the server sent no message or did not answer. */
export function errorMessage(error: unknown, fallback: string): string {
  const hasOwnMessage =
    error instanceof ApiError && !['unexpected', 'unreachable'].includes(error.code);
  return hasOwnMessage ? error.message : fallback;
}
