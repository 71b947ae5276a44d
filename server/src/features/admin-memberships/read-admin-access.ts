import type { AdminAccessResponse } from '@hearthway/domain/admin-memberships/contract';
import type { Database, MemberSession } from '../../db/database.ts';

/** Refuses whoever is not of the inner circle, and says what this database lets an admin do. */
export async function readAdminAccess(
  db: Database,
  admin: MemberSession,
): Promise<AdminAccessResponse> {
  await db.asAdmin(admin, async () => {});
  const { premiumDates, email } = db.capabilities;
  return { expiryTracking: premiumDates, emailLookup: email };
}
