import { TERMS_VERSION } from '@hearthway/domain/identity/terms';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { consents } from '../db/tables/auth.ts';

export async function recordAgreement(tx: Tx, userId: string, at: Date): Promise<void> {
  const agreed = { userId, version: TERMS_VERSION, at };
  await tx.insert(consents).values([
    { ...agreed, kind: 'terms' },
    { ...agreed, kind: 'personalisation' },
  ]);
}

/**
 * The invitation says that opening the account means agreeing to the terms, so no separate answer
 * is needed.
 */
export async function recordAgreementIfInvited(tx: Tx, userId: string, at: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select user_id as id from app.invitations where user_id = ${userId}::uuid`,
  );
  if (rows.length > 0) await recordAgreement(tx, userId, at);
}
