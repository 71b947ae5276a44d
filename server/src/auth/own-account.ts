import type { MemberSession, Tx } from '../db/database.ts';
import { SessionEnded } from '../db/database-errors.ts';
import type { UserRow } from '../db/tables/auth.ts';
import { AuthError } from './auth-error.ts';
import { liveAccount } from './live-account.ts';

export async function ownAccount(tx: Tx, who: MemberSession, now: Date): Promise<UserRow> {
  try {
    return await liveAccount(tx, who, now);
  } catch (error) {
    if (error instanceof AuthError && error.code === 'insufficient_aal') throw error;
    if (error instanceof AuthError) throw new SessionEnded('session has ended', { cause: error });
    throw error;
  }
}
