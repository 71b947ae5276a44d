import { z } from 'zod';
import { dayStart } from '../day-start/contract.ts';
import { GENDERS, ROLES, TIERS, TRACKS } from '../vocabulary.ts';

/** One response contains everything that the app needs before it shows a page. */
export const meResponse = z.object({
  userId: z.uuid(),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  gender: z.enum(GENDERS).nullable(),
  recommendedPath: z.enum(TRACKS),
  dayStart,
  membership: z.object({
    tier: z.enum(TIERS),
    premiumStartedAt: z.iso.datetime().nullable(),
    premiumExpiresAt: z.iso.datetime().nullable(),
    isPremium: z.boolean(),
    isPremiumActive: z.boolean(),
    remainingDays: z.number().int().nullable(),
  }),
});
export type MeResponse = z.infer<typeof meResponse>;
