import { z } from 'zod';

/** Event properties never contain free text, so that nothing a member wrote is stored. */
export const ANALYTICS_EVENTS = [
  'guide_opened',
  'guide_question',
  'guide_error',
  'quiz_started',
  'quiz_completed',
  'nudge_shown',
  'nudge_dismissed',
  'offer_seen',
  'offer_clicked',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

export const recordEventRequest = z.strictObject({
  event: z.enum(ANALYTICS_EVENTS),
  props: z
    .record(
      z.string().regex(/^[a-z_]{1,40}$/),
      z.union([z.number().finite(), z.boolean(), z.string().regex(/^[\w/#.:-]{0,80}$/)]),
    )
    .refine((props) => Object.keys(props).length <= 10, 'at most ten properties')
    .default({}),
});
export type RecordEventRequest = z.infer<typeof recordEventRequest>;

export const recordEventResponse = z.object({ id: z.uuid() });
