import type { Part } from './parts.ts';

type Write = (part: Part) => Promise<void>;

/**
 * Turns work that writes parts into parts that are read: the writer waits until each has been taken, so
 * that a slow disk holds the reading back instead of filling the memory.
 */
export async function* partsOf(work: (write: Write) => Promise<void>): AsyncGenerator<Part> {
  let next = Promise.withResolvers<Part | null>();
  let taken = Promise.withResolvers<void>();
  let isOver = false;
  const write: Write = async (part) => {
    if (isOver) throw new Error('nobody takes the parts any more');
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
