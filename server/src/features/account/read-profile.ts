import type { ProfileResponse } from '@hearthway/domain/account/profile';
import type { Database, MemberSession, Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';

export function readProfile(db: Database, who: MemberSession): Promise<ProfileResponse> {
  return db.readAsMember(who, readProfileIn);
}

export async function readProfileIn(tx: Tx): Promise<ProfileResponse> {
  const { email, firstName, lastName, gender, role } = profiles;
  const [profile] = await tx.select({ email, firstName, lastName, gender, role }).from(profiles);
  if (!profile) throw new Error('a signed-in member has no profile');
  return profile;
}
