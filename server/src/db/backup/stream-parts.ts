import type { Part } from './parts.ts';

type Write = (part: Part) => Promise<void>;

/**
 * Each part waits until the part before has been written, so that a slow disk slows down the
 * reading instead of filling the memory.
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
