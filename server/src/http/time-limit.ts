import { createMiddleware } from 'hono/factory';
import { HttpProblem } from './problem.ts';

/** No request keeps a person waiting for ever; what it had begun goes on and is guarded by the database. */
export const timeLimit = (milliseconds: number) =>
  createMiddleware(async (_c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new HttpProblem(503, 'too_slow', 'This took too long. Please try again.', {
              headers: { 'Retry-After': '2' },
            }),
          ),
        milliseconds,
      );
    });
    try {
      await Promise.race([next(), tooSlow]);
    } finally {
      clearTimeout(timer);
    }
  });
