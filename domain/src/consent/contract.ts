import { z } from 'zod';

export const consentResponse = z.object({
  granted: z.boolean(),
  /** Which wording was answered, and when; null when nobody asked yet. */
  version: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type ConsentResponse = z.infer<typeof consentResponse>;

export const setConsentRequest = z.strictObject({ granted: z.boolean() });
