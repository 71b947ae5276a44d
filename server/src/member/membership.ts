import { membershipSummary } from '@hearthway/domain/membership/summary';
import { PREMIUM_REQUIRED } from '@hearthway/domain/membership/texts';
import type { Tx } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { readProfile } from './profile.ts';

export async function isPremiumActive(tx: Tx, now: Date): Promise<boolean> {
  return membershipSummary(await readProfile(tx), now).isPremiumActive;
}

export async function requirePremium(tx: Tx, now: Date): Promise<void> {
  if (await isPremiumActive(tx, now)) return;
  throw new HttpProblem(403, 'premium_required', PREMIUM_REQUIRED);
}
