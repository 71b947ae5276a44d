import type { MeResponse } from '@hearthway/domain/account/contract';
import { toMeResponse } from '@hearthway/domain/account/me';
import type { ProfileResponse } from '@hearthway/domain/account/profile';
import type { Call } from '../../db/call.ts';
import { type Profile, readProfile } from '../../member/profile.ts';

export async function readMe({ db, who, now }: Call): Promise<MeResponse> {
  return toMeResponse(await db.read(who, readProfile), now);
}

export async function readOwnProfile({ db, who }: Call): Promise<ProfileResponse> {
  return toProfileResponse(await db.read(who, readProfile));
}

export const toProfileResponse = ({
  email,
  firstName,
  lastName,
  gender,
  role,
}: Profile): ProfileResponse => ({
  email,
  firstName,
  lastName,
  gender,
  role,
});
