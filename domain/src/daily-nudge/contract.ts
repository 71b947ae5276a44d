import { z } from 'zod';
import { FOCUS_WORDS } from '../vocabulary.ts';

export const nudgePrefsResponse = z.object({
  snoozeUntil: z.iso.datetime().nullable(),
  hiddenRules: z.array(z.string()),
  dailyLastShown: z.iso.date().nullable(),
  lastRuleShown: z.string().nullable(),
});
export type NudgePrefsResponse = z.infer<typeof nudgePrefsResponse>;

export const recordNudgeRequest = z.strictObject({
  key: z.templateLiteral([z.enum(FOCUS_WORDS), ':', z.enum(['0', '1', '2'])]),
  today: z.iso.date(),
});
export type RecordNudgeRequest = z.infer<typeof recordNudgeRequest>;
