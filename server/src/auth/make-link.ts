import {
  CONFIRMATION_LINK,
  RECOVERY_LINK,
  SIGN_IN_LINK,
} from '@hearthway/domain/identity/lifetimes';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens, type UserRow } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { linkPage } from './link-page.ts';
import { hashCode, hashToken, newToken } from './secrets.ts';
import type { Challenge } from './wire.ts';

export interface LinkRequest {
  kind: Exclude<(typeof oneTimeTokens.$inferSelect)['kind'], 'reauthentication'>;
  email: string;
  passwordHash?: string | null;
  code?: string;
  challenge?: Challenge;
  goodForMs?: number;
  redirectTo: string | undefined;
}

const LIFETIMES: { [Kind in LinkRequest['kind']]?: number } = {
  recovery: RECOVERY_LINK,
  magiclink: SIGN_IN_LINK,
};

/** Earlier links stay valid until one is used, because emails may arrive out of order. */
export async function makeLink(
  tx: Tx,
  { config, clock }: Auth,
  user: UserRow,
  { kind, email, passwordHash = null, code, challenge, goodForMs, redirectTo }: LinkRequest,
): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const now = clock.now();
  await tx.insert(oneTimeTokens).values({
    tokenHash,
    codeHash: code === undefined ? null : hashCode(code, tokenHash),
    userId: user.id,
    kind,
    email,
    passwordHash,
    ...challenge,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (goodForMs ?? LIFETIMES[kind] ?? CONFIRMATION_LINK)),
  });
  return linkPage(config.auth.publicUrl, { token, type: kind, redirectTo }).href;
}
