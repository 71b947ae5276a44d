import type { SessionRow, UserRow } from '../db/tables/auth.ts';
import type { FactorRow } from '../db/tables/two-step.ts';
import type { Auth } from './auth.ts';
import { userBody } from './user-body.ts';

export interface OpenSession {
  user: UserRow;
  factors: readonly FactorRow[];
  session: Pick<SessionRow, 'id' | 'amr' | 'aal'>;
  refreshToken: string;
}

export async function sessionBody(
  { tokens }: Auth,
  { user, factors, session, refreshToken }: OpenSession,
) {
  const { token, expiresIn, expiresAt } = await tokens.sign(user, session);
  return {
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userBody(user, factors),
  };
}

export type SessionBody = Awaited<ReturnType<typeof sessionBody>>;
