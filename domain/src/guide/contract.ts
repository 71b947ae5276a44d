import { z } from 'zod';

/** The length of the message is checked after its meaning: words of crisis are never too long. */
export const guideRequest = z.object({
  kind: z.literal('guide'),
  message: z.string(),
  thread_id: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  context: z.object({ page: z.string().max(300).optional() }).optional(),
});
export type GuideRequest = z.input<typeof guideRequest>;

export const guideResponse = z.object({ answer: z.string(), thread_id: z.uuid() });
export type GuideResponse = z.infer<typeof guideResponse>;

/** The stream: `delta` events with pieces of the answer, then one `done` with the whole of it. */
export const guideDelta = z.object({ text: z.string() });
