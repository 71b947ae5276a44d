import { z } from 'zod';
import {
  DAYS_PER_REQUEST,
  HEALTH_BOUNDS,
  HEALTH_MEASURES,
  type HealthMeasure,
} from './health-day.ts';

const within = (measure: HealthMeasure) =>
  z.int().min(HEALTH_BOUNDS[measure][0]).max(HEALTH_BOUNDS[measure][1]).nullable();

const healthDay = z
  .strictObject({
    day: z.iso.date(),
    sleepMinutes: within('sleepMinutes'),
    steps: within('steps'),
    restingHeartRate: within('restingHeartRate'),
  })
  .refine((day) => HEALTH_MEASURES.some((measure) => day[measure] !== null), {
    message: 'Each day needs at least one measurement: sleep, steps or resting heart rate.',
  });

export const saveHealthDaysRequest = z.strictObject({
  today: z.iso.date(),
  agreed: z.literal(true),
  days: z
    .array(healthDay)
    .min(1)
    .max(DAYS_PER_REQUEST)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
      message: 'Each day can only appear once.',
    }),
});
export type SaveHealthDaysRequest = z.infer<typeof saveHealthDaysRequest>;

export const healthSummary = z.object({
  days: z.int(),
  first: z.iso.date().nullable(),
  last: z.iso.date().nullable(),
  sleepMinutes: z.int(),
  steps: z.int(),
  restingHeartRate: z.int(),
});
export type HealthSummary = z.infer<typeof healthSummary>;
