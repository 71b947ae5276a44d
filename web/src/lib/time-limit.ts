export type Limited<T> = { timedOut: false; value: T } | { timedOut: true };

/** Rejects when the time is up, but cannot stop the work itself. */
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
