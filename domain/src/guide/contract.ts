import { z } from 'zod';

/** The schema has no length limit: crisis detection runs first, on messages of any length. */
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
      today: z.iso.date().optional(),
      /** The member was asked whether they are safe and said yes. */
      is_safe: z.boolean().optional(),
    })
    .optional(),
});
export type GuideRequest = z.input<typeof guideRequest>;

/** Streamed as `delta` events with `{ text }`, then one `done` event with this object. */
export const guideResponse = z.object({ answer: z.string(), thread_id: z.uuid() });
export type GuideResponse = z.infer<typeof guideResponse>;

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
