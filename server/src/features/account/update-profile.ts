import type { ProfileResponse, UpdateProfileRequest } from '@hearthway/domain/account/profile';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { readProfileIn } from './read-profile.ts';

export function updateProfile(
  db: Database,
  who: MemberSession,
  { firstName, lastName, gender }: UpdateProfileRequest,
): Promise<ProfileResponse> {
  return db.asMember(who, async (tx) => {
    // The member's own row is the only one this role can write.
    await tx.update(profiles).set({ firstName, lastName, gender });
    return readProfileIn(tx);
  });
}
