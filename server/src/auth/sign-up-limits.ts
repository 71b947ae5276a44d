import {
  SIGN_UPS_IN_TOTAL,
  SIGN_UPS_PER_NETWORK,
  SIGN_UPS_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { counts } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';

/** A refused sign-up writes nothing, so that a flood of sign-ups costs little. */
export async function countSignUp(auth: Auth, { network }: Client): Promise<void> {
  if (!auth.config.rateLimit) return;
  const limits = new Map([
    ['sign-ups', SIGN_UPS_IN_TOTAL],
    [`sign-ups from ${network}`, SIGN_UPS_PER_NETWORK],
  ]);
  const since = new Date(
    Math.floor(auth.clock.now().getTime() / SIGN_UPS_WINDOW) * SIGN_UPS_WINDOW,
  );
  const names = [...limits.keys()];
  await auth.db.asAuth(async (tx) => {
    const before = await tx
      .select()
      .from(counts)
      .where(and(eq(counts.since, since), inArray(counts.what, names)));
    if (before.some(({ what, times }) => times >= (limits.get(what) ?? 0))) throw tooMany();
    const after = await tx
      .insert(counts)
      .values(names.map((what) => ({ what, since, times: 1 })))
      .onConflictDoUpdate({
        target: [counts.what, counts.since],
        set: { times: sql`${counts.times} + 1` },
      })
      .returning();
    // Parallel sign-ups may all have passed the check above, so compare the counts again.
    if (after.some(({ what, times }) => times > (limits.get(what) ?? 0))) throw tooMany();
  });
}

function tooMany(): AuthError {
  return new AuthError(
    429,
    'over_request_rate_limit',
    'Too many accounts are being created. Please wait ten minutes and try again.',
    { headers: { 'Retry-After': String(SIGN_UPS_WINDOW / 1000) } },
  );
}
