import { membershipSummary } from '@hearthway/domain/membership/summary';
import { PREMIUM_REQUIRED } from '@hearthway/domain/membership/texts';
import type { Tx } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { readProfile } from './profile.ts';

/** Whether the premium of the member whose door this is is active. */
export async function isPremiumActive(tx: Tx, now: Date): Promise<boolean> {
  return membershipSummary(await readProfile(tx), now).isPremiumActive;
}

/** For what is open with premium only, to read as to write. */
export async function requirePremium(tx: Tx, now: Date): Promise<void> {
  if (await isPremiumActive(tx, now)) return;
  throw new HttpProblem(403, 'premium_required', PREMIUM_REQUIRED);
}
