import type { QueryClient } from '@tanstack/react-query';

/** Key prefixes of the content that members read; shared by their queries and the desk. */
export const RESOURCES_KEY = ['resources'] as const;
export const WORKSHOPS_KEY = ['workshops'] as const;

/** Refetches resources (lists, searches and pages) and workshops after the desk has changed them. */
export async function invalidateContent(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [RESOURCES_KEY, WORKSHOPS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
