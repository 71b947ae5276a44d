import { z } from 'zod';
import { SPOKES } from '../vocabulary.ts';
import { SLIDER } from './pulse-entry.ts';

const slider = z.int().min(SLIDER.min).max(SLIDER.max);
const physical = z.enum(SPOKES.physical);
const mental = z.enum(SPOKES.mental);
const spiritual = z.enum(SPOKES.spiritual);

/**
 * The browser creates `id` once per form, so that the server recognises a repeated request. `date`
 * is the day of the answers, `today` the day on which they are sent.
 */
export const savePulseRequest = z.strictObject({
  id: z.uuid(),
  date: z.iso.date(),
  today: z.iso.date(),
  physical: z.record(physical, slider),
  mental: z.record(mental, slider),
  spiritual: z.record(spiritual, slider.nullable()),
});
export type SavePulseRequest = z.infer<typeof savePulseRequest>;

const score = z.number().nullable();

export const pulseEntry = z.object({
  weekStart: z.iso.date(),
  takenAt: z.iso.datetime(),
  overall: score,
  physical: z.record(physical, score),
  mental: z.record(mental, score),
  spiritual: z.record(spiritual, score),
});

export const pulseStatusResponse = z.object({
  due: z.boolean(),
  nextEligibleAt: z.iso.datetime().nullable(),
  lastSubmittedAt: z.iso.datetime().nullable(),
  daysSinceLast: z.int().nullable(),
});
export type PulseStatusResponse = z.infer<typeof pulseStatusResponse>;

export const savePulseResponse = z.object({ entry: pulseEntry, status: pulseStatusResponse });
export type SavePulseResponse = z.infer<typeof savePulseResponse>;

export const pulseHistoryResponse = z.object({ entries: z.array(pulseEntry) });
export type PulseHistoryResponse = z.infer<typeof pulseHistoryResponse>;

export const overallHistoryResponse = z.object({
  points: z.array(
    z.object({ weekStart: z.iso.date(), takenAt: z.iso.datetime(), overall: z.number() }),
  ),
});
export type OverallHistoryResponse = z.infer<typeof overallHistoryResponse>;
