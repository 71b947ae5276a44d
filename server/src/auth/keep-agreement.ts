import { TERMS_VERSION } from '@hearthway/domain/identity/terms';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { consents } from '../db/tables/auth.ts';

/** What an account agrees to when it begins, in which words and when. */
export async function keepAgreement(tx: Tx, userId: string, at: Date): Promise<void> {
  const agreed = { userId, version: TERMS_VERSION, at };
  await tx.insert(consents).values([
    { ...agreed, kind: 'terms' },
    { ...agreed, kind: 'personalisation' },
  ]);
}

/**
 * Somebody who was invited agrees by opening the account, as the mail says; nobody can for them. A
 * sign-up agreed when it was made.
 */
export async function agreeIfInvited(tx: Tx, userId: string, at: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select user_id as id from app.invitations where user_id = ${userId}::uuid`,
  );
  if (rows.length > 0) await keepAgreement(tx, userId, at);
}
