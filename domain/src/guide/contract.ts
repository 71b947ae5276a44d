import { z } from 'zod';

/** The length of the message is checked after its meaning: words of crisis are never too long. */
export const guideRequest = z.object({
  kind: z.literal('guide'),
  message: z.string(),
  thread_id: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  context: z
    .object({
      page: z.string().max(300).optional(),
      /** What day it is where the member is. */
      today: z.iso.date().optional(),
      /** The member was asked whether they are safe, and said yes. */
      is_safe: z.boolean().optional(),
    })
    .optional(),
});
export type GuideRequest = z.input<typeof guideRequest>;

/** As a stream: `delta` events with `{ text }`, a piece each, then one `done` with the whole of this. */
export const guideResponse = z.object({ answer: z.string(), thread_id: z.uuid() });
export type GuideResponse = z.infer<typeof guideResponse>;

/** The conversation that was spoken in last, oldest message first. */
export const guideThreadResponse = z.object({
  thread: z
    .object({
      id: z.uuid(),
      messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
    })
    .nullable(),
});
export type GuideThreadResponse = z.infer<typeof guideThreadResponse>;

export const guideThreadParams = z.object({ id: z.uuid() });
