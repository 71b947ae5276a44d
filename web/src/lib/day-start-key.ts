/**
 * This key has a file of its own, because every first load needs the key but not the rest of
 * `day-start.ts`.
 */
export const DAY_START_KEY = ['day-start'] as const;
