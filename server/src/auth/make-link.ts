import { CONFIRMATION_LINK, RECOVERY_LINK } from '@hearthway/domain/identity/lifetimes';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens, type UserRow } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { linkPage } from './link-page.ts';
import { hashToken, newToken } from './secrets.ts';
import type { Challenge } from './wire.ts';

export interface LinkRequest {
  kind: Exclude<(typeof oneTimeTokens.$inferSelect)['kind'], 'reauthentication'>;
  /** The address that following the link proves. */
  email: string;
  passwordHash?: string | null;
  challenge?: Challenge;
  redirectTo: string | undefined;
}

/** A link for a mail. Earlier ones stay good until one is used: mails arrive late and out of order. */
export async function makeLink(
  tx: Tx,
  { config, clock }: Auth,
  user: UserRow,
  { kind, email, passwordHash = null, challenge, redirectTo }: LinkRequest,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const lifetime = kind === 'recovery' ? RECOVERY_LINK : CONFIRMATION_LINK;
  await tx.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    userId: user.id,
    kind,
    email,
    passwordHash,
    ...challenge,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return linkPage(config.auth.publicUrl, { token, type: kind, redirectTo }).href;
}
