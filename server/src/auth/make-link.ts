import { CONFIRMATION_LINK, RECOVERY_LINK } from '@hearthway/domain/identity/lifetimes';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens, type UserRow } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { redirectTarget } from './redirect-target.ts';
import { hashToken, newToken } from './secrets.ts';
import type { Challenge } from './wire.ts';

export interface LinkRequest {
  kind: 'signup' | 'recovery' | 'email_change';
  /** The address that following the link proves. */
  email: string;
  passwordHash?: string | null;
  challenge: Challenge;
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
  const { publicUrl } = config.auth;
  const link = new URL('/auth/v1/verify', publicUrl);
  link.searchParams.set('token', token);
  link.searchParams.set('type', kind);
  link.searchParams.set('redirect_to', redirectTarget(redirectTo, publicUrl).href);
  return link.href;
}
