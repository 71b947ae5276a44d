import { z } from 'zod';
import { OUTSIDE_LINKS } from '../public-config.ts';
import { shortRead } from '../resources/short-read.ts';
import { NUDGE_ROUTES, NUDGE_VOICES } from './card.ts';
import { NUDGE_RULE_IDS, NUDGE_VARIANTS } from './rules.ts';

const link = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('outside'), link: z.enum(OUTSIDE_LINKS), label: z.string() }),
  z.object({ kind: z.literal('route'), to: z.enum(NUDGE_ROUTES), label: z.string() }),
]);

export const nudgeCardResponse = z.object({
  card: z
    .object({
      ruleId: z.enum(NUDGE_RULE_IDS),
      variant: z.enum(NUDGE_VARIANTS),
      voice: z.enum(NUDGE_VOICES),
      message: z.string(),
      links: z.array(link),
      reason: z.string(),
      read: shortRead.nullable(),
    })
    .nullable(),
});
export type NudgeCardResponse = z.infer<typeof nudgeCardResponse>;

export const nudgeActionRequest = z.strictObject({
  action: z.enum(['not_now', 'dont_show_again']),
  ruleId: z.enum(NUDGE_RULE_IDS),
  today: z.iso.date(),
});
export type NudgeActionRequest = z.infer<typeof nudgeActionRequest>;
