/** A separate file, because every first load needs this key but only some pages need the rest. */
export const DAY_START_KEY = ['day-start'] as const;
