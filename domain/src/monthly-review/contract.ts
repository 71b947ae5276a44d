import { z } from 'zod';

export const monthlyReview = z.object({
  /** `month` is the first day of the reviewed month. */
  month: z.iso.date(),
  sentences: z.array(z.string()),
  link: z.object({ label: z.string(), to: z.string() }).nullable(),
});
export type MonthlyReview = z.infer<typeof monthlyReview>;

export const monthlyReviewQuery = z.object({ today: z.iso.date() });

export const monthlyReviewResponse = z.object({
  /** `review` is null if the member joined after the reviewed month and has no records of it. */
  review: monthlyReview.nullable(),
  /** Home shows the review until it has been read. */
  isSeen: z.boolean(),
});
export type MonthlyReviewResponse = z.infer<typeof monthlyReviewResponse>;

/**
 * Once the review of a month is seen, those of earlier months count as seen too. So the order of
 * the requests does not matter.
 */
export const seenReviewRequest = z.strictObject({
  month: z.iso
    .date()
    .regex(/-01$/)
    .meta({ examples: ['2026-10-01'] }),
});
export type SeenReviewRequest = z.infer<typeof seenReviewRequest>;

export const seenReviewAnswer = z.object({ seenFor: z.iso.date() });
export type SeenReviewAnswer = z.infer<typeof seenReviewAnswer>;
