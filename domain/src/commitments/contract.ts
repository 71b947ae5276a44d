import { z } from 'zod';
import { COMMITMENT_SOURCES, MAX_COMMITMENT_LENGTH, REVIEWS } from './commitment.ts';

export const addCommitmentRequest = z.strictObject({
  id: z.uuid(),
  week: z.iso.date(),
  today: z.iso.date(),
  text: z.string().trim().min(1).max(MAX_COMMITMENT_LENGTH),
  source: z.enum(COMMITMENT_SOURCES),
});
export type AddCommitmentRequest = z.infer<typeof addCommitmentRequest>;

export const tickCommitmentRequest = z.strictObject({
  id: z.uuid(),
  day: z.iso.date(),
  isDone: z.boolean(),
  at: z.iso.datetime(),
});
export type TickCommitmentRequest = z.infer<typeof tickCommitmentRequest>;

export const reviewCommitmentRequest = z.strictObject({
  id: z.uuid(),
  review: z.enum(REVIEWS),
  at: z.iso.datetime(),
});
export type ReviewCommitmentRequest = z.infer<typeof reviewCommitmentRequest>;

export const commitmentsResponse = z.object({
  commitments: z.array(
    z.object({
      id: z.uuid(),
      week: z.iso.date(),
      text: z.string(),
      source: z.enum(COMMITMENT_SOURCES),
      ticked: z.array(z.iso.date()),
      review: z.enum(REVIEWS).nullable(),
    }),
  ),
});
export type CommitmentsResponse = z.infer<typeof commitmentsResponse>;
