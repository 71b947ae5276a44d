import { z } from 'zod';
import { ASKED } from './conversation.ts';
import { MAX_COACH_MESSAGE, MAX_EARLIER_MESSAGES } from './limits.ts';
import { COACH_TOPICS } from './topics.ts';

const words = z.string().max(MAX_COACH_MESSAGE);

export const coachWordsRequest = z.strictObject({
  conversation: z.strictObject({
    version: z.literal(4),
    seed: z.int(),
    asked: z.enum(ASKED),
    topic: z.enum(COACH_TOPICS.map(({ id }) => id) as [string, ...string[]]).nullable(),
    turns: z.int(),
    heard: z.array(words).max(2),
    draft: words.nullable(),
    lastStep: words.nullable(),
    saved: z.array(words).max(50),
    past: z.record(z.string().max(40), words),
    said: z.array(z.string().max(60)).max(200),
    safety: z.enum(['alarm', 'check', 'watch']).nullable(),
    isClinical: z.boolean(),
  }),
  message: words.min(1),
  earlier: z
    .array(z.strictObject({ from: z.enum(['member', 'coach']), text: words }))
    .max(MAX_EARLIER_MESSAGES),
});
export type CoachWordsRequest = z.infer<typeof coachWordsRequest>;
export type EarlierMessage = CoachWordsRequest['earlier'][number];

export const coachWordsResponse = z.object({ lines: z.array(z.string()).nullable() });
export type CoachWordsResponse = z.infer<typeof coachWordsResponse>;
