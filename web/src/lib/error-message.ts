import { ApiError } from './api-error.ts';

/** The server's message, or `fallback` if the server sent none or did not answer. */
export function errorMessage(error: unknown, fallback: string): string {
  const hasOwnMessage =
    error instanceof ApiError && !['unexpected', 'unreachable'].includes(error.code);
  return hasOwnMessage ? error.message : fallback;
}
