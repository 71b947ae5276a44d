import { z } from 'zod';
import { TIERS } from '../vocabulary.ts';
import { EVENT_TYPES } from './events.ts';

const email = z
  .string()
  .trim()
  .min(3)
  .max(254)
  .meta({ examples: ['amara@example.com'] });
const LATEST_END = '2200-01-01';

export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/, 'must have 1 to 100 printable characters')
    .meta({ examples: ['order-1042'] }),
});

export const grantMembershipRequest = z.strictObject({
  email,
  tier: z.enum(['premium', 'premium_plus']),
  /** Without an end date, Premium lasts 180 days. */
  until: z.iso
    .datetime({ offset: true })
    .refine((instant) => instant < LATEST_END, 'is out of range')
    .optional()
    .meta({ examples: ['2027-05-31T00:00:00Z'] }),
});
export type GrantMembershipRequest = z.infer<typeof grantMembershipRequest>;

export const endMembershipRequest = z.strictObject({ email });
export type EndMembershipRequest = z.infer<typeof endMembershipRequest>;

export const membershipResponse = z.object({
  memberId: z.uuid(),
  tier: z.enum(TIERS),
  premiumStartedAt: z.iso.datetime().nullable(),
  premiumExpiresAt: z.iso.datetime().nullable(),
});
export type MembershipResponse = z.infer<typeof membershipResponse>;

export const listEventsQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,19}\.[\da-f-]{36}$/, 'is not a position')
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ListEventsQuery = z.infer<typeof listEventsQuery>;

export const listEventsResponse = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      type: z.enum(EVENT_TYPES),
      timestamp: z.iso.datetime(),
      data: z.looseObject({ memberId: z.uuid() }),
    }),
  ),
  next: z.string().nullable(),
});
export type ListEventsResponse = z.infer<typeof listEventsResponse>;
