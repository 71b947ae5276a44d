import { z } from 'zod';
import { isTimeZone } from '../membership/local-midnight.ts';
import { TIERS } from '../vocabulary.ts';

export const adminAccessResponse = z.object({
  expiryTracking: z.boolean(),
  emailLookup: z.boolean(),
});
export type AdminAccessResponse = z.infer<typeof adminAccessResponse>;

export const lookupRequest = z.strictObject({ email: z.string().trim().min(1).max(254) });

export const memberRecord = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  tier: z.enum(TIERS),
  premiumStartedAt: z.iso.datetime().nullable(),
  premiumExpiresAt: z.iso.datetime().nullable(),
  expiryTracking: z.boolean(),
});
export type MemberRecord = z.infer<typeof memberRecord>;

export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, 'is not a time zone')
  .meta({ examples: ['Europe/Lisbon'] });

export const memberParam = z.object({ userId: z.uuid() });
export const setTierRequest = z.strictObject({ tier: z.enum(TIERS), timeZone });
export type SetTierRequest = z.infer<typeof setTierRequest>;

/** A membership that should last beyond the year 2199 is stored without an expiry date. */
const LATEST_EXPIRY = '2199-12-31';
export const setExpiryRequest = z.strictObject({
  expiresOn: z.iso
    .date()
    .refine((day) => day >= '2000-01-01' && day <= LATEST_EXPIRY, 'is out of range'),
  timeZone,
});
export type SetExpiryRequest = z.infer<typeof setExpiryRequest>;
