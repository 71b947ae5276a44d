export type Limited<T> = { timedOut: false; value: T } | { timedOut: true };

/**
 * Waits for the result of `work`, but no longer than `limit` milliseconds, and then returns
 * `timedOut`. The work itself continues.
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
