/**
 * This key has its own file, because every first load needs the key but only some pages need the
 * rest.
 */
export const DAY_START_KEY = ['day-start'] as const;
