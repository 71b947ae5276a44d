import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import type { Tx } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireUnlocked } from '../../member/membership-lock.ts';
import { type MembershipRow, readMembership, readProfileColumns } from '../../member/profile.ts';

export function toRecord(row: MembershipRow, expiryTracking: boolean): MemberRecord {
  const { userId, firstName, lastName, email, tier } = row;
  return {
    userId,
    firstName,
    lastName,
    email,
    tier,
    premiumStartedAt: row.premiumStartedAt?.toISOString() ?? null,
    premiumExpiresAt: row.premiumExpiresAt?.toISOString() ?? null,
    expiryTracking,
  };
}

export async function lockRecord(
  tx: Tx,
  userId: string,
): Promise<{ before: MembershipRow; premiumDates: boolean }> {
  const [before, { premiumDates }] = await Promise.all([
    readMembership(tx, { userId }, { lock: true }),
    readProfileColumns(tx),
  ]);
  if (!before) throw new HttpProblem(404, 'member_not_found', 'This member no longer exists.');
  await requireUnlocked(tx, userId);
  return { before, premiumDates };
}
