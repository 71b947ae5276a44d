import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';

/**
 * The front desk may change neither an admin's membership nor its own. A database trigger refuses
 * such changes too, but this error explains why.
 */
export async function requireUnlocked(tx: Tx, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ lock: 'own' | 'admin' | null }>(
    sql`select app.membership_lock(${userId}::uuid) as lock`,
  );
  const lock = rows[0]?.lock;
  if (lock === 'own') throw new HttpProblem(403, 'own_membership', DESK_MEMBERS_TEXT.ownMembership);
  if (lock) throw new HttpProblem(403, 'admin_membership', DESK_MEMBERS_TEXT.adminMembership);
}
