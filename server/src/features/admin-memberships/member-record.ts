import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';

/** What an admin may see of a member, and nothing else: the database refuses the rest. */
export const RECORD_COLUMNS = {
  userId: profiles.userId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: profiles.email,
  tier: profiles.tier,
  premiumStartedAt: profiles.premiumStartedAt,
  premiumExpiresAt: profiles.premiumExpiresAt,
};

export type RecordRow = Pick<typeof profiles.$inferSelect, keyof typeof RECORD_COLUMNS>;

export function toRecord(row: RecordRow, expiryTracking: boolean): MemberRecord {
  return {
    ...row,
    premiumStartedAt: row.premiumStartedAt?.toISOString() ?? null,
    premiumExpiresAt: row.premiumExpiresAt?.toISOString() ?? null,
    expiryTracking,
  };
}

/** The record about to be changed; nobody else changes it until this transaction ends. */
export async function lockRecord(tx: Tx, userId: string): Promise<RecordRow> {
  const [row] = await tx
    .select(RECORD_COLUMNS)
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  if (!row) throw new HttpProblem(404, 'member_not_found', 'This member no longer exists.');
  return row;
}
