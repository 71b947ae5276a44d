import { z } from 'zod';

export const consentResponse = z.object({
  granted: z.boolean(),
  /** `version` is that of the question's wording. Both are null if the member was never asked. */
  version: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type ConsentResponse = z.infer<typeof consentResponse>;

export const setConsentRequest = z.strictObject({ granted: z.boolean() });
