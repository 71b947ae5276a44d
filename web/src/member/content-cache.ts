import type { QueryClient } from '@tanstack/react-query';

/**
 * First parts of the query keys for content that members read. The members' queries and the desk
 * share them.
 */
export const RESOURCES_KEY = ['resources'] as const;
export const WORKSHOPS_KEY = ['workshops'] as const;

/** Refetches all resources and workshops after the desk has changed the content. */
export async function invalidateContent(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [RESOURCES_KEY, WORKSHOPS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
