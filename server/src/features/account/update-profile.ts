import type { ProfileResponse, UpdateProfileRequest } from '@hearthway/domain/account/profile';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { readProfile } from '../../member/profile.ts';
import { toProfileResponse } from './read-profile.ts';

export function updateProfile(
  { db, who }: Call,
  { firstName, lastName, gender }: UpdateProfileRequest,
): Promise<ProfileResponse> {
  return db.write(who, async (tx) => {
    await tx.update(profiles).set({ firstName, lastName, gender });
    return toProfileResponse(await readProfile(tx));
  });
}
