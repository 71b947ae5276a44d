import { timeout } from 'hono/timeout';
import { HttpProblem } from './problem.ts';

/** No request keeps a person waiting for ever; what it had begun goes on and is guarded by the database. */
export const timeLimit = (milliseconds: number) =>
  timeout(
    milliseconds,
    () =>
      new HttpProblem(503, 'too_slow', 'This took too long. Please try again.', {
        headers: { 'Retry-After': '2' },
      }),
  );
