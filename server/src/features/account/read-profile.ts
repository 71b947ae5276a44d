import type { MeResponse } from '@hearthway/domain/account/contract';
import { meOf } from '@hearthway/domain/account/me';
import type { ProfileResponse } from '@hearthway/domain/account/profile';
import type { Call } from '../../db/call.ts';
import { type Profile, readProfile } from '../../member/profile.ts';

/** Who is signed in. */
export async function readMe({ db, who, now }: Call): Promise<MeResponse> {
  return meOf(await db.read(who, readProfile), now);
}

/** What the profile form shows. */
export async function readOwnProfile({ db, who }: Call): Promise<ProfileResponse> {
  return formOf(await db.read(who, readProfile));
}

export const formOf = ({ email, firstName, lastName, gender, role }: Profile): ProfileResponse => ({
  email,
  firstName,
  lastName,
  gender,
  role,
});
