import { membershipSummary } from '@hearthway/domain/membership/summary';
import type { Tx } from '../db/database.ts';
import { readProfile } from './profile.ts';

/** Whether the premium of the member whose door this is is active. */
export async function isPremiumActive(tx: Tx, now: Date): Promise<boolean> {
  return membershipSummary(await readProfile(tx), now).isPremiumActive;
}
