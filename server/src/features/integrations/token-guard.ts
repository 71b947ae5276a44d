import { API_TEXT } from '@hearthway/domain/integrations/messages';
import { CALLS_PER_MINUTE, type Scope, TOKEN_PREFIX } from '@hearthway/domain/integrations/scopes';
import { sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { HttpProblem } from '../../http/problem.ts';
import { hashToken } from './tokens.ts';

const MINUTE_MS = 60_000;
const SHAPE = new RegExp(`^bearer +(${TOKEN_PREFIX}[\\w-]{43}) *$`, 'i');

export interface TokenCall {
  db: Database;
  tokenId: string;
  now: Date;
}

export interface TokenEnv {
  Variables: AppEnv['Variables'] & { call: TokenCall; scopes: readonly Scope[] };
}

interface TokenRow extends Record<string, unknown> {
  id: string;
  scopes: Scope[];
  minute_calls: number;
}

/** Calls are counted in the database, so that all processes share one limit. */
export const tokenGuard = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  createMiddleware<TokenEnv>(async (c, next) => {
    const token = SHAPE.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token) throw tokenRequired();
    const now = clock.now();
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
    const at = now.toISOString();
    const { rows } = await db.asApi((tx) =>
      tx.execute<TokenRow>(sql`update app.api_tokens set last_used_at = ${at}, minute_at = ${minute},
        minute_calls = case when minute_at = ${minute} then minute_calls + 1 else 1 end
        where hash = ${hashToken(token)} and revoked_at is null and expires_at > ${at}
        returning id, scopes, minute_calls`),
    );
    const [known] = rows;
    if (!known) throw tokenRequired();
    if (known.minute_calls > CALLS_PER_MINUTE) throw tooMany(now);
    c.set('call', { db, tokenId: known.id, now });
    c.set('scopes', known.scopes);
    await next();
  });

export const requireScope = (scope: Scope) =>
  createMiddleware<TokenEnv>(async (c, next) => {
    if (!c.var.scopes.includes(scope)) {
      throw new HttpProblem(403, 'scope_required', API_TEXT.scopeMissing(scope));
    }
    await next();
  });

/** Unknown, expired and revoked tokens get the same answer. */
const tokenRequired = () =>
  new HttpProblem(401, 'token_required', API_TEXT.tokenRequired, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

function tooMany(now: Date): HttpProblem {
  const wait = Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000);
  return new HttpProblem(429, 'too_many_requests', API_TEXT.tooMany, {
    headers: { 'Retry-After': String(wait) },
  });
}
