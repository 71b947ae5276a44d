import type { Part } from './parts.ts';

type Write = (part: Part) => Promise<void>;

/**
 * The generator waits until each part has been consumed: a slow disk must slow down the database
 * reads instead of filling the memory.
 */
export async function* streamParts(work: (write: Write) => Promise<void>): AsyncGenerator<Part> {
  let next = Promise.withResolvers<Part | null>();
  let taken = Promise.withResolvers<void>();
  let isOver = false;
  const write: Write = async (part) => {
    if (isOver) throw new Error('the reader of this backup has stopped');
    taken = Promise.withResolvers();
    next.resolve(part);
    await taken.promise;
  };
  const working = work(write).then(
    () => next.resolve(null),
    (error) => next.reject(error),
  );
  try {
    for (;;) {
      const part = await next.promise;
      if (!part) break;
      yield part;
      next = Promise.withResolvers();
      taken.resolve();
    }
  } finally {
    isOver = true;
    next.promise.catch(() => {});
    taken.resolve();
    await working;
  }
}
