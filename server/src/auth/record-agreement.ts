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
 * Records that an invited member agrees to the terms by opening the account, as the invitation
 * says. Other members agreed when they signed up.
 */
export async function recordAgreementIfInvited(tx: Tx, userId: string, at: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select user_id as id from app.invitations where user_id = ${userId}::uuid`,
  );
  if (rows.length > 0) await recordAgreement(tx, userId, at);
}
