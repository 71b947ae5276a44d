import { timeout } from 'hono/timeout';
import { HttpProblem } from './problem.ts';

/**
 * Answers 503 if a request takes longer than the limit. The work continues in the background; its
 * transaction keeps the data consistent.
 */
export const timeLimit = (milliseconds: number) =>
  timeout(
    milliseconds,
    () =>
      new HttpProblem(503, 'too_slow', 'This took too long. Please try again.', {
        headers: { 'Retry-After': '2' },
      }),
  );
