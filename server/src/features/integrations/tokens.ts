import { createHash, randomBytes } from 'node:crypto';
import type {
  CreatedTokenResponse,
  CreateTokenRequest,
  IntegrationsResponse,
} from '@hearthway/domain/integrations/contract';
import { INTEGRATIONS_TEXT } from '@hearthway/domain/integrations/messages';
import { MAX_TOKENS, TOKEN_PREFIX } from '@hearthway/domain/integrations/scopes';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { apiTokens } from '../../db/tables/integrations.ts';
import { HttpProblem } from '../../http/problem.ts';
import { listIntegrations } from './read-integrations.ts';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

/** A token has 256 random bits and cannot be guessed, so a fast hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export function createToken(
  { db, who, now }: Call,
  { name, scopes, days }: CreateTokenRequest,
): Promise<CreatedTokenResponse> {
  const token = TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  return db.asAdmin(who, async (tx) => {
    const count = await tx.$count(apiTokens, isNull(apiTokens.revokedAt));
    if (count >= MAX_TOKENS) {
      throw new HttpProblem(409, 'too_many_tokens', INTEGRATIONS_TEXT.tooManyTokens);
    }
    await tx.execute(sql`insert into app.api_tokens (name, hash, hint, scopes, created_at, expires_at)
      values (${name}, ${hashToken(token)}, ${token.slice(-4)}, ${sql.param(scopes)}::text[],
        ${now.toISOString()}, ${expiresAt.toISOString()})`);
    await appendAudit(tx, {
      userId: null,
      action: 'token_created',
      details: { tool: name },
      at: now,
    });
    return { ...(await listIntegrations(tx)), token };
  });
}

export function revokeToken(
  { db, who, now }: Call,
  { id }: { id: string },
): Promise<IntegrationsResponse> {
  return db.asAdmin(who, async (tx) => {
    const [revoked] = await tx
      .update(apiTokens)
      .set({ revokedAt: now })
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
      .returning({ name: apiTokens.name });
    if (!revoked) throw new HttpProblem(404, 'token_not_found', INTEGRATIONS_TEXT.tokenGone);
    const details = { tool: revoked.name };
    await appendAudit(tx, { userId: null, action: 'token_revoked', details, at: now });
    return listIntegrations(tx);
  });
}
