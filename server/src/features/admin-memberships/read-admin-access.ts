import type { AdminAccessResponse } from '@hearthway/domain/admin-memberships/contract';
import type { Call } from '../../db/call.ts';
import { readProfileColumns } from '../../member/profile.ts';

/** Databases with an older schema lack the columns for expiry dates and email addresses. */
export async function readAdminAccess({ db, who: admin }: Call): Promise<AdminAccessResponse> {
  const { premiumDates, email } = await db.asFrontDesk(admin, readProfileColumns);
  return { expiryTracking: premiumDates, emailLookup: email };
}
