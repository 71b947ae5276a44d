import { z } from 'zod';

/**
 * Crisis detection also reads messages that are too long to be answered, so a request may be longer
 * than the longest question that gets an answer.
 */
const MAX_REQUEST_LENGTH = 20_000;

export const guideRequest = z.object({
  kind: z.literal('guide'),
  message: z.string().max(MAX_REQUEST_LENGTH),
  thread_id: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  context: z
    .object({
      page: z.string().max(300).optional(),
      today: z.iso.date().optional(),
      country: z
        .string()
        .regex(/^([A-Z]{2}|elsewhere)$/)
        .optional(),
      is_safe: z.boolean().optional(),
      after_alarm: z.boolean().optional(),
      /**
       * Set if the member replies to an alarm. A bare "yes" then does not mean that the member is
       * safe.
       */
      answers_alarm: z.boolean().optional(),
      said_safe: z.boolean().optional(),
      alarm_about: z.enum(['violence', 'overdose']).optional(),
      choice: z.string().max(200).optional(),
    })
    .optional(),
});
export type GuideRequest = z.input<typeof guideRequest>;

/** The server streams `delta` events with `{ text }`, then one `done` event with this object. */
export const guideResponse = z.object({
  answer: z.string(),
  thread_id: z.uuid(),
  written_by_model: z.boolean().optional(),
  crisis: z.enum(['alarm', 'check', 'bereaved']).nullable(),
  contacts: z
    .array(z.object({ name: z.string(), address: z.string(), hours: z.string().optional() }))
    .optional(),
  choices: z.array(z.object({ title: z.string(), path: z.string(), slug: z.string() })).optional(),
});
export type GuideResponse = z.infer<typeof guideResponse>;

export const guideThreadResponse = z.object({
  thread: z
    .object({
      id: z.uuid(),
      messages: z.array(
        z.object({
          role: z.enum(['user', 'assistant']),
          content: z.string(),
          written_by_model: z.boolean().optional(),
        }),
      ),
    })
    .nullable(),
});
export type GuideThreadResponse = z.infer<typeof guideThreadResponse>;

export const guideThreadParams = z.object({ id: z.uuid() });
