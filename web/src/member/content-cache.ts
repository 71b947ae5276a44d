import type { QueryClient } from '@tanstack/react-query';

export const RESOURCES_KEY = ['resources'] as const;
export const WORKSHOPS_KEY = ['workshops'] as const;

export async function invalidateContent(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [RESOURCES_KEY, WORKSHOPS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
