import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { flowStates, oneTimeTokens, users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { startSessionFromLink } from './follow-link.ts';
import { hashToken } from './secrets.ts';
import { type SessionBody, sessionBody } from './session-body.ts';

export async function exchangeCode(
  auth: Auth,
  { code, verifier }: { code: string; verifier: string },
  client: Client,
): Promise<SessionBody> {
  const now = auth.clock.now();
  const opened = await auth.db.asAuth(async (tx) => {
    const owner = tx
      .select({ id: oneTimeTokens.userId })
      .from(flowStates)
      .innerJoin(oneTimeTokens, eq(oneTimeTokens.tokenHash, flowStates.tokenHash))
      .where(eq(flowStates.codeHash, hashToken(code)));
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update');
    const [flow] = await tx
      .select({ link: oneTimeTokens, user: users, expiresAt: flowStates.expiresAt })
      .from(flowStates)
      .innerJoin(oneTimeTokens, eq(oneTimeTokens.tokenHash, flowStates.tokenHash))
      .innerJoin(users, eq(users.id, oneTimeTokens.userId))
      .where(eq(flowStates.codeHash, hashToken(code)))
      .for('update');
    if (!flow) {
      throw new AuthError(
        404,
        'flow_state_not_found',
        'This sign-in link has already been used. Please ask for a new one.',
      );
    }
    if (now >= flow.expiresAt) {
      throw new AuthError(
        422,
        'flow_state_expired',
        'This sign-in took too long. Please open the link again.',
      );
    }
    if (challengeFor(verifier, flow.link.codeChallengeMethod) !== flow.link.codeChallenge) {
      throw new AuthError(
        400,
        'bad_code_verifier',
        'Please open this link in the browser where you asked for it.',
      );
    }
    return startSessionFromLink(tx, flow.link, flow.user, { client, now });
  });
  return sessionBody(auth, opened);
}

function challengeFor(verifier: string, method: 's256' | 'plain' | null): string {
  if (method === 'plain') return verifier;
  return createHash('sha256').update(verifier).digest('base64url');
}
