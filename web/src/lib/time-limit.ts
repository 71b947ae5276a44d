export type Limited<T> = { timedOut: false; value: T } | { timedOut: true };

/**
 * Resolves with the result or, after `limit` milliseconds, with `timedOut`. The work itself is not
 * cancelled.
 */
export async function withTimeLimit<T>(work: Promise<T>, limit: number): Promise<Limited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Limited<T>>((resolve) => {
    timer = setTimeout(() => resolve({ timedOut: true }), limit);
  });
  try {
    return await Promise.race([
      work.then((value) => ({ timedOut: false as const, value })),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
