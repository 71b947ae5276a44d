import type { AdminAccessResponse } from '@hearthway/domain/admin-memberships/contract';
import type { Call } from '../../db/call.ts';
import { readProfileColumns } from '../../member/profile.ts';

/** Refuses whoever is neither front desk nor of the inner circle, and says what this database lets an admin do. */
export async function readAdminAccess({ db, who: admin }: Call): Promise<AdminAccessResponse> {
  const { premiumDates, email } = await db.asFrontDesk(admin, readProfileColumns);
  return { expiryTracking: premiumDates, emailLookup: email };
}
