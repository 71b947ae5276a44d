import { z } from 'zod';

const LEAST_SHOWN = 5;

/** A count of members that tells nothing about one of them. */
export const roundedCount = z.union([z.literal('few'), z.int().min(0)]);
export type RoundedCount = z.infer<typeof roundedCount>;

export const roundCount = (count: number): RoundedCount =>
  count > 0 && count < LEAST_SHOWN ? 'few' : count;

/** "12 members", "fewer than five members". */
export const countText = (count: RoundedCount): string =>
  count === 'few' ? 'fewer than five members' : count === 0 ? 'nobody' : `${count} members`;
