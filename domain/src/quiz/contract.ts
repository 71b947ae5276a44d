import { z } from 'zod';
import { GENDERS, TRACKS } from '../vocabulary.ts';
import { unansweredQuestions } from './validity.ts';

const word = z.string().min(1).max(40);
const words = z.array(word).max(20);

const responses = z
  .strictObject({
    q_gender: word.optional(),
    q_focus: words.optional(),
    q_cycle: words.optional(),
    q_sex: words.optional(),
    q_weight: words.optional(),
    q_prior: word.optional(),
    q_barriers: words.optional(),
    q_timesense: z.number().optional(),
    primary_concern: z.union([word, words]).optional(),
  })
  .superRefine((answers, context) => {
    for (const id of unansweredQuestions(answers)) {
      context.addIssue({ code: 'custom', path: [id], message: 'Please answer this question.' });
    }
  });

export const submitQuizRequest = z.strictObject({ id: z.uuid(), responses });
export type SubmitQuizRequest = z.infer<typeof submitQuizRequest>;

const cause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('focus'), value: z.string() }),
  z.object({ kind: z.literal('gender'), value: z.enum(GENDERS).nullable() }),
  z.object({ kind: z.literal('preference'), value: z.literal('medical_first') }),
]);

export const quizResult = z.object({
  id: z.uuid(),
  recommendedPath: z.enum(TRACKS),
  scores: z.object({ acuity: z.number().int(), confidence: z.number().int() }),
  createdAt: z.iso.datetime(),
  why: z
    .object({
      rule: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      causes: z.array(cause),
      reason: z.string(),
      otherwise: z.string().nullable(),
    })
    .nullable(),
});
export type QuizResult = z.infer<typeof quizResult>;

export const latestQuizResultResponse = z.object({ result: quizResult.nullable() });
export type LatestQuizResultResponse = z.infer<typeof latestQuizResultResponse>;
