import { z } from 'zod';

const MIN_SHOWN = 5;

/** Counts are rounded, so that the difference between two groups cannot reveal a single person. */
export const roundedCount = z.union([z.literal('few'), z.int().min(0)]);
export type RoundedCount = z.infer<typeof roundedCount>;

export const roundCount = (count: number): RoundedCount =>
  count > 0 && count < MIN_SHOWN ? 'few' : count - (count % MIN_SHOWN);
