import { z } from 'zod';

export const ownSession = z.object({
  id: z.uuid(),
  device: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessionsResponse = z.object({
  keptElsewhere: z.boolean(),
  sessions: z.array(ownSession),
});

export const deleteAccountRequest = z.strictObject({
  password: z.string().min(1, 'Please enter your password.').max(1000),
});
