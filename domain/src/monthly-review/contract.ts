import { z } from 'zod';

export const monthlyReview = z.object({
  month: z.iso.date(),
  sentences: z.array(z.string()),
  link: z.object({ label: z.string(), to: z.string() }).nullable(),
});
export type MonthlyReview = z.infer<typeof monthlyReview>;

export const monthlyReviewQuery = z.object({ today: z.iso.date() });

export const monthlyReviewResponse = z.object({
  review: monthlyReview.nullable(),
  isSeen: z.boolean(),
});
export type MonthlyReviewResponse = z.infer<typeof monthlyReviewResponse>;

/**
 * Marking the review of one month as seen also marks all earlier months, so the order of the
 * requests does not matter.
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
