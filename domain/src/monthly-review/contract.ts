import { z } from 'zod';

export const monthlyReview = z.object({
  /** The first day of the month that is reviewed. */
  month: z.iso.date(),
  sentences: z.array(z.string()),
  /** The page to which the last sentence leads. */
  link: z.object({ label: z.string(), to: z.string() }).nullable(),
});
export type MonthlyReview = z.infer<typeof monthlyReview>;

export const monthlyReviewQuery = z.object({ today: z.iso.date() });

export const monthlyReviewResponse = z.object({
  /** The review is null if the member was not here last month. */
  review: monthlyReview.nullable(),
  /** Whether the member has already read the review, which home then no longer shows. */
  isSeen: z.boolean(),
});
export type MonthlyReviewResponse = z.infer<typeof monthlyReviewResponse>;

/** Having seen a month's review also counts for the months before, so order does not matter. */
export const seenReviewRequest = z.strictObject({
  month: z.iso
    .date()
    .regex(/-01$/)
    .meta({ examples: ['2026-10-01'] }),
});
export type SeenReviewRequest = z.infer<typeof seenReviewRequest>;

export const seenReviewAnswer = z.object({ seenFor: z.iso.date() });
export type SeenReviewAnswer = z.infer<typeof seenReviewAnswer>;
