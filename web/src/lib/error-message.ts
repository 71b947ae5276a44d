import { ApiError } from './api-error.ts';

export function errorMessage(error: unknown, fallback: string): string {
  const hasOwnMessage =
    error instanceof ApiError && !['unexpected', 'unreachable'].includes(error.code);
  return hasOwnMessage ? error.message : fallback;
}
