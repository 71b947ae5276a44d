import { timeout } from 'hono/timeout';
import { HttpProblem } from './problem.ts';

/**
 * When the time is up, the client gets an error, but the work continues. Its transaction keeps the
 * data consistent.
 */
export const timeLimit = (milliseconds: number) =>
  timeout(
    milliseconds,
    () =>
      new HttpProblem(503, 'too_slow', 'This took too long. Please try again.', {
        headers: { 'Retry-After': '2' },
      }),
  );
